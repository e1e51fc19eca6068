// Builds the demo with the sample rows. `npm run preview -- --no-build` serves it.
import { startBackend } from '../../backend/backend.ts'
import { MEMORY } from '../../backend/dataFolder.ts'
import { runScript } from '../data/commandLine.ts'
import { buildDemo } from './prerender/site.ts'

await runScript(async () => buildDemo(await startBackend({ data: MEMORY })))
