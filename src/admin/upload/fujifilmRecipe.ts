// Reads film simulation and recipe from Fujifilm's maker note, which ExifReader returns as raw bytes. Layout, tags and
// values as documented by ExifTool's FujiFilm tags.

import { filmRecipe } from '#messages/admin/filmRecipe'

const tag = {
  sharpness: 0x1001,
  whiteBalance: 0x1002,
  saturation: 0x1003,
  whiteBalanceShift: 0x100a,
  noiseReduction: 0x100e,
  clarity: 0x100f,
  shadowTone: 0x1040,
  highlightTone: 0x1041,
  grainRoughness: 0x1047,
  colorChrome: 0x1048,
  grainSize: 0x104c,
  colorChromeBlue: 0x104e,
  filmMode: 0x1401,
  dynamicRange: 0x1403,
  autoDynamicRange: 0x140b,
} as const

const filmModes = new Map([
  [0x000, 'Provia / Standard'],
  [0x100, 'Studio Portrait'],
  [0x120, 'Astia / Soft'],
  [0x200, 'Velvia / Vivid'],
  [0x400, 'Velvia / Vivid'],
  [0x500, 'Pro Neg. Std'],
  [0x501, 'Pro Neg. Hi'],
  [0x600, 'Classic Chrome'],
  [0x700, 'Eterna / Cinema'],
  [0x800, 'Classic Neg.'],
  [0x900, 'Eterna Bleach Bypass'],
  [0xa00, 'Nostalgic Neg.'],
  [0xb00, 'Reala ACE'],
])

/** Black-and-white films are stored in the saturation tag. */
const monochromes = new Map([
  [0x300, 'Monochrome'],
  [0x301, 'Monochrome + R'],
  [0x302, 'Monochrome + Ye'],
  [0x303, 'Monochrome + G'],
  [0x310, 'Sepia'],
  [0x500, 'Acros'],
  [0x501, 'Acros + R'],
  [0x502, 'Acros + Ye'],
  [0x503, 'Acros + G'],
])

const colors = new Map([
  [0x4e0, '−4'],
  [0x4c0, '−3'],
  [0x400, '−2'],
  [0x180, '−1'],
  [0x000, '0'],
  [0x080, '+1'],
  [0x100, '+2'],
  [0x0c0, '+3'],
  [0x0e0, '+4'],
])

const noiseReductions = new Map([
  [0x2e0, '−4'],
  [0x2c0, '−3'],
  [0x200, '−2'],
  [0x280, '−1'],
  [0x000, '0'],
  [0x180, '+1'],
  [0x100, '+2'],
  [0x1c0, '+3'],
  [0x1e0, '+4'],
])

const sharpnesses = new Map([
  [0x00, '−4'],
  [0x01, '−3'],
  [0x02, '−2'],
  [0x82, '−1'],
  [0x03, '0'],
  [0x84, '+1'],
  [0x04, '+2'],
  [0x05, '+3'],
  [0x06, '+4'],
])

const whiteBalances = new Map<number, keyof typeof filmRecipe.whiteBalances>([
  [0x000, 'auto'],
  [0x001, 'autoWhite'],
  [0x002, 'autoAmbience'],
  [0x100, 'daylight'],
  [0x200, 'cloudy'],
  [0x300, 'fluorescent1'],
  [0x301, 'fluorescent2'],
  [0x302, 'fluorescent3'],
  [0x400, 'incandescent'],
  [0x500, 'flash'],
  [0x600, 'underwater'],
  [0xf00, 'custom'],
  [0xf01, 'custom2'],
  [0xf02, 'custom3'],
  [0xff0, 'kelvin'],
])

const strengths = new Map<number, keyof typeof filmRecipe.strengths>([
  [0, 'off'],
  [32, 'weak'],
  [64, 'strong'],
])

const grainSizes = new Map<number, keyof typeof filmRecipe.grainSizes>([
  [16, 'small'],
  [32, 'large'],
])

/** Film simulation and recipe of a photo. `recipe` maps labels to values, in the site's language, and may be empty. */
export interface FujifilmRecipe {
  filmSimulation?: string
  recipe: Record<string, string>
}

const SIGNATURE = 'FUJIFILM'
const ENTRY_BYTES = 12
/** Upper bound for a damaged entry count; cameras write far fewer. */
const MAX_ENTRIES = 512

/** Returns the numbers of each directory entry by tag, or null if the bytes are not a Fujifilm note. */
function readDirectory(bytes: Uint8Array): Map<number, number[]> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const signature = String.fromCharCode(...bytes.subarray(0, SIGNATURE.length))
  if (signature !== SIGNATURE || bytes.byteLength < SIGNATURE.length + 4) return null
  const start = view.getUint32(SIGNATURE.length, true)
  if (start + 2 > bytes.byteLength) return null
  const count = Math.min(view.getUint16(start, true), MAX_ENTRIES)
  const entries = new Map<number, number[]>()
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * ENTRY_BYTES
    if (at + ENTRY_BYTES > bytes.byteLength) break
    entries.set(view.getUint16(at, true), readNumbers(view, at))
  }
  return entries
}

/** Reads the values of an entry: 16 or 32 bits, signed or unsigned. Recipes use no other types. */
function readNumbers(view: DataView, at: number): number[] {
  const type = view.getUint16(at + 2, true)
  const count = view.getUint32(at + 4, true)
  const bytes = type === 3 || type === 8 ? 2 : type === 4 || type === 9 ? 4 : 0
  if (bytes === 0 || count === 0 || count > 4) return []
  const from = bytes * count <= 4 ? at + 8 : view.getUint32(at + 8, true)
  if (from + bytes * count > view.byteLength) return []
  return Array.from({ length: count }, (_, index) => {
    const offset = from + index * bytes
    if (type === 3) return view.getUint16(offset, true)
    if (type === 8) return view.getInt16(offset, true)
    return type === 4 ? view.getUint32(offset, true) : view.getInt32(offset, true)
  })
}

function formatSigned(value: number): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${Math.abs(value)}`
}

/** Returns strength and size of the grain. The size counts only if there is grain. */
function grainText(
  strength: keyof typeof filmRecipe.strengths | undefined,
  size: keyof typeof filmRecipe.grainSizes | undefined,
): string | undefined {
  if (!strength) return undefined
  const text = filmRecipe.strengths[strength]
  return size && strength !== 'off' ? `${text}, ${filmRecipe.grainSizes[size]}` : text
}

/** Newer cameras store 20 units per step. */
function shiftText(shift: readonly number[] | undefined): string | undefined {
  if (shift?.length !== 2) return undefined
  return shift.map((value, i) => `${i === 0 ? 'R' : 'B'} ${formatSigned(Math.round(value / 20))}`).join(', ')
}

/** Parses a maker note. Damaged or foreign bytes yield an empty recipe. Never throws. */
export function readFujifilmRecipe(bytes: Uint8Array): FujifilmRecipe {
  const entries = readDirectory(bytes)
  if (!entries) return { recipe: {} }
  const first = (name: keyof typeof tag) => entries.get(tag[name])?.[0]
  const named = <Name extends string>(name: keyof typeof tag, names: ReadonlyMap<number, Name>) => {
    const value = first(name)
    return value === undefined ? undefined : names.get(value)
  }
  /** One tone step is stored as −16. */
  const tone = (name: 'highlightTone' | 'shadowTone') => {
    const value = first(name)
    return value === undefined ? undefined : formatSigned(-value / 16)
  }
  const clarity = first('clarity')
  const range = first('dynamicRange') ?? first('autoDynamicRange')
  const film = named('saturation', monochromes) ?? named('filmMode', filmModes)
  const strength = (name: 'colorChrome' | 'colorChromeBlue') => {
    const value = named(name, strengths)
    return value && filmRecipe.strengths[value]
  }
  const whiteBalance = named('whiteBalance', whiteBalances)

  const { labels } = filmRecipe
  const lines: [label: string, value: string | undefined][] = [
    [labels.dynamicRange, range === undefined ? undefined : `DR${range}`],
    [labels.grain, grainText(named('grainRoughness', strengths), named('grainSize', grainSizes))],
    [labels.colorChrome, strength('colorChrome')],
    [labels.colorChromeBlue, strength('colorChromeBlue')],
    [labels.whiteBalance, whiteBalance && filmRecipe.whiteBalances[whiteBalance]],
    [labels.whiteBalanceShift, shiftText(entries.get(tag.whiteBalanceShift))],
    [labels.highlights, tone('highlightTone')],
    [labels.shadows, tone('shadowTone')],
    [labels.color, named('saturation', colors)],
    [labels.sharpness, named('sharpness', sharpnesses)],
    [labels.noiseReduction, named('noiseReduction', noiseReductions)],
    [labels.clarity, clarity === undefined ? undefined : formatSigned(clarity / 1000)],
  ]
  return {
    ...(film === undefined ? {} : { filmSimulation: film }),
    recipe: Object.fromEntries(lines.filter((line): line is [string, string] => line[1] !== undefined)),
  }
}
