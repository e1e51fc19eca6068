// `npm run build`: the browser bundle, then a static page for every public address.
import { runScript } from '../data/commandLine.ts'

// Imported within the script, so that a missing font package is reported in one line.
await runScript(async () => {
  const { buildSite } = await import('./prerender/site.ts')
  await buildSite({ root: process.cwd(), mode: 'production' })
})
