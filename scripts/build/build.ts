// `npm run build`: the browser bundle, then a static page for every public address.
import { buildSite } from './prerender/site.ts'
import { runScript } from '../data/commandLine.ts'

await runScript(() => buildSite({ root: process.cwd(), mode: 'production' }))
