// `npm run preview`: builds in demo mode with the rows of the embedded backend, and serves both. Arguments after `--` are
// passed to `vite preview`, except `--no-build`, which serves the last build.
import { pathToFileURL } from 'node:url'
import { BackendError } from '../../backend/backendError.ts'
import { sharedBackend } from '../../backend/vite-plugin.ts'
import { packageBin } from '../test/packageBin.ts'
import { buildEnv, DEMO_MODE } from './env.ts'

const NO_BUILD = '--no-build'
const root = process.cwd()
const mode = DEMO_MODE
const args = process.argv.slice(2)

async function build() {
  // Imported here, so that a missing font package is reported in one line.
  const { buildDemo, buildSite } = await import('./prerender/site.ts')
  if (!buildEnv(mode, root).embedded) return buildSite({ root, mode })
  return buildDemo(await sharedBackend({ root, mode, envDir: root }))
}

try {
  if (!args.includes(NO_BUILD)) await build()
} catch (error) {
  console.error(error instanceof BackendError ? error.message : error)
  process.exit(1)
}
// Runs Vite's CLI in this process, so that its server shares the backend that the build has started.
const vite = packageBin('vite')
process.argv = [process.execPath, vite, 'preview', '--mode', mode, ...args.filter((arg) => arg !== NO_BUILD)]
await import(pathToFileURL(vite).href)
