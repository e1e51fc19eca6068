// `npm run build`: the browser's files, then a static page for every public address.
import { buildSite } from './prerender/site.ts'
import { runScript } from '../data/backendAccess.ts'

await runScript(() => buildSite({ root: process.cwd(), mode: 'production' }))
