import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { parse, record, string } from 'valibot'
import { readFirstViews } from './firstViews.ts'
import type { Family } from './families.ts'
import { planFonts, PRELOADED, stockSheets, type Cut, type Plan, type Sheet } from './plan.ts'
import { textOf, union } from './ranges.ts'
import { withTable } from './sfnt.ts'
import { readStaticText } from './staticText.ts'

/** Where the generated files live, from the root; git ignores the folder. */
export const FOLDER = 'src/styles/fonts'

const STAMP = 'stamp.json'

/** Raise it when the same plan should give other files. */
const RECIPE = 4

type Stamp = Record<string, string>

// `tnum` sets figures in columns; a default cut would drop it, and keeping all would double the Latin letters: contextual
// alternates alone are 4 kB in every first view.
const FEATURES = ['kern', 'liga', 'tnum']

/** What a file is known by: all that decides its bytes. */
export const keyOf = ({ of, points }: Pick<Cut, 'of' | 'points'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        RECIPE,
        FEATURES,
        of.pack,
        of.version,
        of.weight,
        [...points].toSorted((a, b) => a - b),
      ]),
    )
    .digest('hex')
    .slice(0, 16)

/** Writes beside and renames, so that a second server never reads half a file. */
export function writeWhole(path: string, data: string | Buffer): void {
  const beside = `${path}.${process.pid}.tmp`
  writeFileSync(beside, data)
  renameSync(beside, path)
}

function readStamp(path: string): Stamp {
  try {
    return parse(record(string(), string()), JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return {}
  }
}

/**
 * A program for every size that changes nothing (OpenType, "The TrueType Instruction Set": SVTCA, as the vectors lie anyway). Where
 * it has 7 bytes or less and glyphs have none, FreeType and Skrifa hint by themselves, which took the layout of a page's first
 * words 10 of 27 ms.
 */
const PREP = Buffer.alloc(8)

/** The font without its own hinting, nor a browser's. */
async function unhinted(of: Family, text: string): Promise<Buffer> {
  const font = await subsetFont(readFileSync(of.source), text, {
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables: ['STAT'], // names of styles, for a menu of fonts
    targetFormat: 'sfnt',
    ...(of.axes && { variationAxes: of.axes }),
  })
  return withTable(font, 'prep', PREP)
}

/** Cuts files of one font: first all their characters together, then each file from that, which is a hundredth of the work. */
export async function* cutFiles(of: Family, cuts: readonly Cut[]): AsyncGenerator<[cut: Cut, file: Buffer]> {
  const all = textOf(union(cuts.map(({ points }) => points)))
  const whole = await unhinted(of, all)
  // One at a time: each cut holds the font in memory.
  for (const cut of cuts)
    yield [
      cut,
      await subsetFont(whole, textOf(cut.points), { keepFeatures: FEATURES, targetFormat: 'woff2' }),
    ]
}

/** What the fonts of a repository should be: half a second of work. */
export const planOf = (root: string): Plan => planFonts(readStaticText(root), readFirstViews(root))

/** Whether the file of a cut is as it should be. */
const isFresh = (folder: string, before: Stamp, cut: Cut): boolean =>
  before[cut.name] === keyOf(cut) && existsSync(join(folder, `${cut.name}.woff2`))

/** Names of the font files that the text of the repository has outgrown, by its plan. */
export function staleFonts(root: string, { cuts }: Plan): string[] {
  const folder = join(root, FOLDER)
  const before = readStamp(join(folder, STAMP))
  return cuts.filter((cut) => !isFresh(folder, before, cut)).map(({ name }) => name)
}

/**
 * Brings the generated fonts and their stylesheets up to date with the text of the repository. Files whose
 * characters did not change stay as they are. Returns the names of the files that were cut anew.
 */
export async function writeFonts(
  root: string,
  { cuts, sheets }: Plan,
  { force = false } = {},
): Promise<string[]> {
  const folder = join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const stampPath = join(folder, STAMP)
  const before = readStamp(stampPath)
  const after: Stamp = Object.fromEntries(cuts.map((cut) => [cut.name, keyOf(cut)]))
  const stale = cuts.filter((cut) => force || !isFresh(folder, before, cut))
  for (const of of new Set(stale.map((cut) => cut.of)))
    for await (const [{ name }, file] of cutFiles(
      of,
      stale.filter((cut) => cut.of === of),
    ))
      writeWhole(join(folder, `${name}.woff2`), file)
  const written = stale.map(({ name }) => name)
  writeSheets(folder, sheets)
  const wanted = new Set([
    ...cuts.map(({ name }) => `${name}.woff2`),
    ...sheets.map(({ file }) => file),
    STAMP,
  ])
  for (const name of readdirSync(folder)) {
    if (!wanted.has(name) && !name.endsWith('.tmp')) rmSync(join(folder, name))
  }
  writeWhole(stampPath, `${JSON.stringify(after, null, 2)}\n`)
  return written
}

function writeSheets(folder: string, sheets: readonly Sheet[]): void {
  for (const { file, css } of sheets) {
    const path = join(folder, file)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== css) writeWhole(path, css)
  }
}

/** Where nothing has ever been cut: stylesheets that do without. They are overwritten when the files are there. */
export function writeStockSheets(root: string): void {
  const folder = join(root, FOLDER)
  if (existsSync(join(folder, STAMP))) return
  mkdirSync(folder, { recursive: true })
  writeSheets(folder, stockSheets())
}

/** Bytes of every generated font file, and of those that are preloaded together. */
export function measureFonts(root: string): { files: Record<string, number>; preloaded: number } {
  const folder = join(root, FOLDER)
  const files = Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.woff2'))
      .toSorted()
      .map((name) => [name, statSync(join(folder, name)).size]),
  )
  const preloaded = PRELOADED.reduce((sum, name) => sum + (files[`${name}.woff2`] ?? 0), 0)
  return { files, preloaded }
}
