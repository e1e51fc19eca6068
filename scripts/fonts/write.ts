import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_VERSIONS } from './families.ts'
import { planFonts, stockSheets, type Cut, type Plan } from './plan.ts'
import { textOf, union } from './ranges.ts'
import { withTable } from './sfnt.ts'
import { readWords } from './words.ts'

/** Where the generated files are, from the root; git ignores the folder. */
export const FOLDER = 'src/styles/fonts'

// `tnum` sets figures in columns. Keeping all features would double the Latin letters.
const FEATURES = ['kern', 'liga', 'tnum']

/** Says in a stylesheet what its files depend on besides their characters. */
const MADE_BY = `/* ${[...FONT_VERSIONS, ...FEATURES].join(', ')} */\n`

export const planOf = (root: string): Plan => planFonts(readWords(root))

/** Writes to a temporary file and renames it, so that another process never reads half a file. */
function writeWhole(path: string, data: string | Buffer): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, data)
  renameSync(temporary, path)
}

const readIfThere = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Whether the files on disk are those of a plan. */
export function areFresh(root: string, { cuts, sheets }: Plan): boolean {
  const folder = join(root, FOLDER)
  return (
    cuts.every(({ name }) => existsSync(join(folder, `${name}.woff2`))) &&
    Object.entries(sheets).every(([file, css]) => readIfThere(join(folder, file)) === MADE_BY + css)
  )
}

/**
 * A font program that changes nothing. FreeType hints a font without one by itself, which makes lines on Linux up to 2 % wider
 * than on every other system.
 */
const NO_PROGRAM = Buffer.alloc(8)

/** Cuts the files of one font: first all characters together, then each file from that, which is much faster. */
async function cutFont(cuts: readonly Cut[]): Promise<[name: string, file: Buffer][]> {
  const [first] = cuts
  if (!first) return []
  const all = textOf(union(cuts.map(({ points }) => points)))
  const whole = await subsetFont(readFileSync(first.of.source), all, {
    keepFeatures: FEATURES,
    noHinting: true,
    targetFormat: 'sfnt',
  })
  const unhinted = withTable(whole, 'prep', NO_PROGRAM)
  const files: [string, Buffer][] = []
  for (const { name, points } of cuts)
    files.push([
      name,
      await subsetFont(unhinted, textOf(points), { keepFeatures: FEATURES, targetFormat: 'woff2' }),
    ])
  return files
}

/** Writes all font files and, last, their stylesheets; removes what an earlier plan has left. */
export async function writeFonts(root: string, { cuts, sheets }: Plan): Promise<void> {
  const folder = join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  for (const of of new Set(cuts.map((cut) => cut.of)))
    for (const [name, file] of await cutFont(cuts.filter((cut) => cut.of === of)))
      writeWhole(join(folder, `${name}.woff2`), file)
  writeSheets(folder, sheets)
  const wanted = new Set([...cuts.map(({ name }) => `${name}.woff2`), ...Object.keys(sheets)])
  for (const name of readdirSync(folder))
    if (!wanted.has(name) && !name.endsWith('.tmp')) rmSync(join(folder, name))
}

function writeSheets(folder: string, sheets: Plan['sheets']): void {
  for (const [file, css] of Object.entries(sheets)) writeWhole(join(folder, file), MADE_BY + css)
}

/** Writes stylesheets of the packages' own files where none have been generated yet. */
export function writeStockSheets(root: string): void {
  const folder = join(root, FOLDER)
  if (existsSync(join(folder, 'faces.css'))) return
  mkdirSync(folder, { recursive: true })
  writeSheets(folder, stockSheets())
}
