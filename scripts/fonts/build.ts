// `npm run fonts`: generates all font files and prints their sizes. Builds and the development server do this automatically when
// the site's characters have changed (scripts/fonts/plugin.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { absentFolders } from '../build/content/readContent.ts'
import { FONTS_FOLDER, planSiteFonts, writeFonts } from './write.ts'

const root = join(import.meta.dirname, '..', '..')
await writeFonts(root, planSiteFonts(root, await absentFolders(root)))
for (const name of readdirSync(join(root, FONTS_FOLDER)).toSorted()) {
  const file = readFileSync(join(root, FONTS_FOLDER, name))
  const bytes = name.endsWith('.css') ? gzipSync(file, { level: 9 }).length : file.length
  console.log(`${String(bytes).padStart(8)}  ${name}`)
}
