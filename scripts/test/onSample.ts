// `npm run sample -- TOOL …`: runs a tool (`package` or `package:command`), such as `vitest run tests/posts`, on the sample: in a fork in
// the copy with it, elsewhere in the repository.
import { spawnSync } from 'node:child_process'
import { runScript } from '../data/commandLine.ts'
import { packageBin } from './packageBin.ts'
import { productFolder } from './sampleCopy.ts'

await runScript(async () => {
  const [tool = '', ...args] = process.argv.slice(2)
  const { status } = spawnSync(process.execPath, [packageBin(tool), ...args], {
    cwd: productFolder(process.cwd()),
    stdio: 'inherit',
  })
  process.exit(status ?? 1)
})
