// `npm run preview`: builds in demo mode, with the rows of the embedded backend, and serves that build with it. Arguments
// after `--` reach `vite preview`.
import { pathToFileURL } from 'node:url'
import { serveApi } from '../backend/listen.ts'
import { sharedBackend } from '../backend/vite-plugin.ts'
import { buildEnv, DEMO_MODE } from './build-env.ts'
import { packageBin } from './package-bin.ts'
import { buildSite } from './prerender/site.ts'

const root = process.cwd()
const mode = DEMO_MODE

async function buildDemo() {
  if (!buildEnv(mode, root).embedded) return buildSite({ root, mode })
  const api = await serveApi(await sharedBackend({ root, mode, envDir: root }))
  await buildSite({ root, mode, backendOrigin: api.url })
  return api.close()
}

try {
  await buildDemo()
} catch (error) {
  console.error(error)
  process.exit(1)
}
// Vite's own command line, in this process: its server finds the backend that the build has started.
const vite = packageBin('vite')
process.argv = [process.execPath, vite, 'preview', '--mode', mode, ...process.argv.slice(2)]
await import(pathToFileURL(vite).href)
