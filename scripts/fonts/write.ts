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
import { planFonts, PRELOADED, type Cut } from './plan.ts'
import { textOf } from './ranges.ts'
import { readStaticText } from './staticText.ts'

/** Where the generated files live, from the root; git ignores the folder. */
export const FOLDER = 'src/styles/fonts'

/** Raise it when the same plan should give other files. */
const RECIPE = 1

type Stamp = Record<string, string>

// `tnum` sets figures in columns; a default cut would drop it, and keeping all would double the Latin letters.
const FEATURES = ['kern', 'ccmp', 'locl', 'calt', 'liga', 'mark', 'mkmk', 'tnum']

const keyOf = ({ of, points }: Cut): string =>
  createHash('sha256')
    .update(
      JSON.stringify([RECIPE, FEATURES, of.pack, of.version, of.axes, [...points].toSorted((a, b) => a - b)]),
    )
    .digest('hex')
    .slice(0, 16)

/** Writes beside and renames, so that a second server never reads half a file. */
function writeWhole(path: string, data: string | Buffer): void {
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

const cutFont = ({ of, points }: Cut): Promise<Buffer> =>
  subsetFont(readFileSync(of.source), textOf(points), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(of.axes && { variationAxes: of.axes }),
  })

/** Whether the file of a cut is as it should be. */
const isFresh = (folder: string, before: Stamp, cut: Cut): boolean =>
  before[cut.name] === keyOf(cut) && existsSync(join(folder, `${cut.name}.woff2`))

/** Names of the font files that the text of the repository has outgrown. */
export function staleFonts(root: string): string[] {
  const folder = join(root, FOLDER)
  const before = readStamp(join(folder, 'stamp.json'))
  const { cuts } = planFonts(readStaticText(root))
  return cuts.filter((cut) => !isFresh(folder, before, cut)).map(({ name }) => name)
}

/**
 * Brings the generated fonts and their stylesheets up to date with the text of the repository. Files whose
 * characters did not change stay as they are. Returns the names of the files that were cut anew.
 */
export async function writeFonts(root: string, { force = false } = {}): Promise<string[]> {
  const folder = join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const { cuts, sheets } = planFonts(readStaticText(root))
  const stampPath = join(folder, 'stamp.json')
  const before = readStamp(stampPath)
  const after: Stamp = {}
  const written: string[] = []
  for (const cut of cuts) {
    const path = join(folder, `${cut.name}.woff2`)
    after[cut.name] = keyOf(cut)
    if (!force && isFresh(folder, before, cut)) continue
    // oxlint-disable-next-line no-await-in-loop -- one at a time: each cut holds a whole font in memory
    writeWhole(path, await cutFont(cut))
    written.push(cut.name)
  }
  for (const { file, css } of sheets) {
    const path = join(folder, file)
    if (!existsSync(path) || readFileSync(path, 'utf8') !== css) writeWhole(path, css)
  }
  const wanted = new Set([
    ...cuts.map(({ name }) => `${name}.woff2`),
    ...sheets.map(({ file }) => file),
    'stamp.json',
  ])
  for (const name of readdirSync(folder)) {
    if (!wanted.has(name) && !name.endsWith('.tmp')) rmSync(join(folder, name))
  }
  writeWhole(stampPath, `${JSON.stringify(after, null, 2)}\n`)
  return written
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
