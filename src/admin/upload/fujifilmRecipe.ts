/**
 * Reads film simulation and recipe from Fujifilm's maker note, which the EXIF library leaves as bytes. Layout
 * as documented by ExifTool.
 */

import {
  colors,
  filmModes,
  grainSizes,
  monochromes,
  noiseReductions,
  sharpnesses,
  strengths,
  tag,
  whiteBalances,
} from './fujifilmTags'

/** What a maker note tells; both empty when it tells nothing. `recipe` maps Korean labels to values. */
export interface FujifilmRecipe {
  filmSimulation?: string
  recipe: Record<string, string>
}

const SIGNATURE = 'FUJIFILM'
const ENTRY_BYTES = 12
/** More entries than any camera writes: a damaged note. */
const MOST_ENTRIES = 512

/** The numbers of each entry of the note's directory; null when the bytes are no Fujifilm note. */
function readDirectory(bytes: Uint8Array): Map<number, number[]> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const signature = String.fromCharCode(...bytes.subarray(0, SIGNATURE.length))
  if (signature !== SIGNATURE || bytes.byteLength < SIGNATURE.length + 4) return null
  const start = view.getUint32(SIGNATURE.length, true)
  if (start + 2 > bytes.byteLength) return null
  const count = Math.min(view.getUint16(start, true), MOST_ENTRIES)
  const entries = new Map<number, number[]>()
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * ENTRY_BYTES
    if (at + ENTRY_BYTES > bytes.byteLength) break
    entries.set(view.getUint16(at, true), readNumbers(view, at))
  }
  return entries
}

/** Values of an entry: unsigned or signed, 16 or 32 bits; other types are no setting of a recipe. */
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

function signed(value: number): string {
  if (value === 0) return '0'
  return `${value > 0 ? '+' : '−'}${Math.abs(value)}`
}

/** Reads a maker note. Bytes that are none, or damaged, tell nothing; never throws. */
export function readFujifilmRecipe(bytes: Uint8Array): FujifilmRecipe {
  const entries = readDirectory(bytes)
  if (!entries) return { recipe: {} }
  const first = (name: keyof typeof tag) => entries.get(tag[name])?.[0]
  const named = (name: keyof typeof tag, names: ReadonlyMap<number, string>) => {
    const value = first(name)
    return value === undefined ? undefined : names.get(value)
  }
  /** Tones are stored as −16 a step. */
  const tone = (name: 'highlightTone' | 'shadowTone') => {
    const value = first(name)
    return value === undefined ? undefined : signed(-value / 16)
  }
  const clarity = first('clarity')
  const range = first('dynamicRange') ?? first('autoDynamicRange')
  const shift = entries.get(tag.whiteBalanceShift)
  const roughness = named('grainRoughness', strengths)
  const grainSize = named('grainSize', grainSizes)
  const film = named('saturation', monochromes) ?? named('filmMode', filmModes)

  const lines: [label: string, value: string | undefined][] = [
    ['다이내믹 레인지', range === undefined ? undefined : `DR${range}`],
    [
      '그레인',
      roughness && [roughness, roughness === '끔' ? undefined : grainSize].filter(Boolean).join(', '),
    ],
    ['컬러 크롬', named('colorChrome', strengths)],
    ['컬러 크롬 블루', named('colorChromeBlue', strengths)],
    ['화이트 밸런스', named('whiteBalance', whiteBalances)],
    // Newer cameras store twenty units a step.
    [
      '화이트 밸런스 이동',
      shift?.length === 2
        ? shift.map((value, i) => `${i === 0 ? 'R' : 'B'} ${signed(Math.round(value / 20))}`).join(', ')
        : undefined,
    ],
    ['하이라이트', tone('highlightTone')],
    ['섀도', tone('shadowTone')],
    ['컬러', named('saturation', colors)],
    ['샤프니스', named('sharpness', sharpnesses)],
    ['노이즈 감소', named('noiseReduction', noiseReductions)],
    ['선명도', clarity === undefined ? undefined : signed(clarity / 1000)],
  ]
  return {
    ...(film === undefined ? {} : { filmSimulation: film }),
    recipe: Object.fromEntries(lines.filter((line): line is [string, string] => line[1] !== undefined)),
  }
}
