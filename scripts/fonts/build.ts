// npm run fonts: cuts all font files and prints their sizes. Builds and the dev server do the same when the repository's
// words have changed (scripts/fonts/plugin.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FOLDER, planOf, writeFonts } from './write.ts'

const root = join(import.meta.dirname, '..', '..')
await writeFonts(root, planOf(root))
for (const name of readdirSync(join(root, FOLDER)).toSorted()) {
  const file = readFileSync(join(root, FOLDER, name))
  const bytes = name.endsWith('.css') ? gzipSync(file, { level: 9 }).length : file.length
  console.log(`${String(bytes).padStart(8)}  ${name}`)
}
