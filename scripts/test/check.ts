// `npm run typecheck` and `npm run lint`: run checks by title. In a fork they check the product with the sample, then the fork's own files.
import { spawnSync } from 'node:child_process'
import { BackendError } from '../../backend/backendError.ts'
import { runScript } from '../data/commandLine.ts'
import { isFork } from '../mine/sample.ts'
import { CHECKS, FORK_CHECKS } from './checks.ts'
import { packageBin } from './packageBin.ts'
import { productFolder } from './sampleCopy.ts'

const root = process.cwd()

/** Runs a check in a folder. Returns whether it succeeded. */
function check(folder: string, [tool = '', ...args]: string[]): boolean {
  const { status } = spawnSync(process.execPath, [packageBin(tool), ...args], {
    cwd: folder,
    stdio: 'inherit',
  })
  return status === 0
}

await runScript(async () => {
  const folder = productFolder(root)
  const results = process.argv.slice(2).flatMap((title) => {
    const [args, own] = [CHECKS[title], FORK_CHECKS[title]]
    if (!args) throw new BackendError(`No such check: ${title}`)
    return [check(folder, args), ...(own && isFork(root) ? [check(root, own)] : [])]
  })
  if (results.includes(false)) process.exit(1)
})
