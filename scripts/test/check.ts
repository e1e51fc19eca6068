// `npm run typecheck` and `npm run lint`: run checks by title, in a fork then those of its content.
import { spawnSync } from 'node:child_process'
import { BackendError } from '../../backend/backendError.ts'
import { hasOwnContent } from '../build/contentFolder.ts'
import { runScript } from '../data/commandLine.ts'
import { CHECKS, FORK_CHECKS } from './checks.ts'
import { packageBin } from './packageBin.ts'

/** Runs a check. Returns whether it succeeded. */
function check([tool = '', ...args]: string[]): boolean {
  return spawnSync(process.execPath, [packageBin(tool), ...args], { stdio: 'inherit' }).status === 0
}

await runScript(async () => {
  const results = process.argv.slice(2).flatMap((title) => {
    const [args, own] = [CHECKS[title], FORK_CHECKS[title]]
    if (!args) throw new BackendError(`No such check: ${title}`)
    return [check(args), ...(own && hasOwnContent(process.cwd()) ? [check(own)] : [])]
  })
  if (results.includes(false)) process.exit(1)
})
