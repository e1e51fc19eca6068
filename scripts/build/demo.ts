// The demo build with the sample rows, which `npm run preview -- --no-build` serves.
import { startBackend } from '../../backend/backend.ts'
import { MEMORY } from '../../backend/dataFolder.ts'
import { runScript } from '../data/backendAccess.ts'
import { buildDemo } from './prerender/demo.ts'

await runScript(async () => buildDemo(await startBackend({ data: MEMORY })))
