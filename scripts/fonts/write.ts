import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_VERSIONS } from './families.ts'
import { planFonts, stockSheets, type FontSubset, type Plan } from './plan.ts'
import { textOf, union } from './ranges.ts'
import { readSiteCharacters } from './siteCharacters.ts'

/** Folder of the generated files, from the root. It is not tracked by Git. */
export const FONTS_FOLDER = 'src/styles/fonts'

// `tnum` is for tabular figures. Keeping all features would double the size of the Latin fonts.
const FEATURES = ['kern', 'liga', 'tnum']

/** Header of the stylesheets: what the files depend on in addition to their characters. */
const CSS_HEADER = `/* ${[...FONT_VERSIONS, ...FEATURES].join(', ')} */\n`

export const planSiteFonts = (root: string, absent: readonly string[] = []): Plan =>
  planFonts(readSiteCharacters(root, absent))

/** Writes to a temporary file and renames it, so that other processes never read a partial file. */
function writeAtomically(path: string, data: string | Buffer): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, data)
  renameSync(temporary, path)
}

const readIfExists = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** Returns true if the files on disk are those of the plan. */
export function areFontsCurrent(root: string, { subsets, sheets }: Plan): boolean {
  const folder = join(root, FONTS_FOLDER)
  return (
    subsets.every(({ name }) => existsSync(join(folder, `${name}.woff2`))) &&
    Object.entries(sheets).every(([file, css]) => readIfExists(join(folder, file)) === CSS_HEADER + css)
  )
}

/**
 * An empty `prep` program. Without one FreeType applies its auto-hinter, which makes lines up to 2 % wider on Linux than on other
 * systems.
 */
const EMPTY_PROGRAM = Buffer.alloc(8)

/** Subsets one font: first to all its characters, then each file from the result, which is much faster. */
async function subsetFamily(subsets: readonly FontSubset[]): Promise<[name: string, file: Buffer][]> {
  const [first] = subsets
  if (!first) return []
  const all = textOf(union(subsets.map(({ points }) => points)))
  const subset = await subsetFont(readFileSync(first.font.source), all, {
    keepFeatures: FEATURES,
    noHinting: true,
    targetFormat: 'sfnt',
  })
  const unhinted = withTable(subset, 'prep', EMPTY_PROGRAM)
  const files: [string, Buffer][] = []
  for (const { name, points } of subsets)
    files.push([
      name,
      await subsetFont(unhinted, textOf(points), { keepFeatures: FEATURES, targetFormat: 'woff2' }),
    ])
  return files
}

/** Writes all font files and then their stylesheets. Removes files of earlier plans. */
export async function writeFonts(root: string, { subsets, sheets }: Plan): Promise<void> {
  const folder = join(root, FONTS_FOLDER)
  mkdirSync(folder, { recursive: true })
  for (const font of new Set(subsets.map((subset) => subset.font)))
    for (const [name, file] of await subsetFamily(subsets.filter((subset) => subset.font === font)))
      writeAtomically(join(folder, `${name}.woff2`), file)
  writeSheets(folder, sheets)
  const wanted = new Set([...subsets.map(({ name }) => `${name}.woff2`), ...Object.keys(sheets)])
  for (const name of readdirSync(folder))
    if (!wanted.has(name) && !name.endsWith('.tmp')) rmSync(join(folder, name))
}

function writeSheets(folder: string, sheets: Plan['sheets']): void {
  for (const [file, css] of Object.entries(sheets)) writeAtomically(join(folder, file), CSS_HEADER + css)
}

/** Writes stylesheets for the packages' own files if no fonts have been generated yet. */
export function writeStockSheets(root: string): void {
  const folder = join(root, FONTS_FOLDER)
  if (existsSync(join(folder, 'faces.css'))) return
  mkdirSync(folder, { recursive: true })
  writeSheets(folder, stockSheets())
}

/** Lengths of a font file's header and of an entry in its table directory, in bytes (OpenType, “Organization of an OpenType Font”). */
const HEADER_BYTES = 12
const ENTRY_BYTES = 16

/** Returns the tables of an uncompressed font by tag. */
function readTables(font: Buffer): Map<string, Buffer> {
  const entries = Array.from(
    { length: font.readUInt16BE(4) },
    (_, index) => HEADER_BYTES + index * ENTRY_BYTES,
  )
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

/** Adds or replaces a table of a font. Checksums are 0, because the subsetter recalculates them. */
function withTable(font: Buffer, name: string, data: Buffer): Buffer {
  const tables = new Map([...readTables(font), [name, data]])
  const list = Buffer.alloc(HEADER_BYTES + tables.size * ENTRY_BYTES)
  font.copy(list, 0, 0, 4)
  list.writeUInt16BE(tables.size, 4)
  const parts: Buffer[] = [list]
  let end = list.length
  for (const [index, [tag, table]] of [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const at = HEADER_BYTES + index * ENTRY_BYTES
    list.write(tag, at, 'latin1')
    list.writeUInt32BE(end, at + 8)
    list.writeUInt32BE(table.length, at + 12)
    const padding = Buffer.alloc(-table.length & 3)
    parts.push(table, padding)
    end += table.length + padding.length
  }
  return Buffer.concat(parts)
}
