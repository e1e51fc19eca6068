// npm run fonts: cuts all font files anew (with --changed, those that need it) and prints what they weigh. The dev server and the build do the
// same by themselves (scripts/fonts/plugin.ts), for the files whose characters have changed.
import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SHEETS } from './fonts/plan.ts'
import { FOLDER, measureFonts, planOf, writeFonts } from './fonts/write.ts'

const root = join(import.meta.dirname, '..')
const started = performance.now()
await writeFonts(root, planOf(root), { force: !process.argv.includes('--changed') })
const { files, preloaded } = measureFonts(root)
for (const [name, bytes] of Object.entries(files)) console.log(`${String(bytes).padStart(8)}  ${name}`)
for (const sheet of SHEETS) {
  const css = readFileSync(join(root, FOLDER, sheet))
  console.log(`${String(gzipSync(css, { level: 9 }).length).padStart(8)}  ${sheet}, gzip`)
}
console.log(`${String(preloaded).padStart(8)}  preloaded, in ${Math.round(performance.now() - started)} ms`)
