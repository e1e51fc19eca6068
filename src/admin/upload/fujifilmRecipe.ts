// Reads film simulation and recipe from Fujifilm's maker note, which ExifReader returns as raw bytes. Layout, tags and
// values as documented by ExifTool's FujiFilm tags.

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

const whiteBalances = new Map([
  [0x000, '자동'],
  [0x001, '자동 (화이트 우선)'],
  [0x002, '자동 (분위기 우선)'],
  [0x100, '맑은 날'],
  [0x200, '흐린 날'],
  [0x300, '형광등 1'],
  [0x301, '형광등 2'],
  [0x302, '형광등 3'],
  [0x400, '백열등'],
  [0x500, '플래시'],
  [0x600, '수중'],
  [0xf00, '사용자 설정'],
  [0xf01, '사용자 설정 2'],
  [0xf02, '사용자 설정 3'],
  [0xff0, '색온도'],
])

const strengths = new Map([
  [0, '끔'],
  [32, '약하게'],
  [64, '강하게'],
])

const grainSizes = new Map([
  [16, '작게'],
  [32, '크게'],
])

/** Film simulation and recipe of a photo. `recipe` maps Korean labels to values and may be empty. */
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

/** Parses a maker note. Damaged or foreign bytes yield an empty recipe. Never throws. */
export function readFujifilmRecipe(bytes: Uint8Array): FujifilmRecipe {
  const entries = readDirectory(bytes)
  if (!entries) return { recipe: {} }
  const first = (name: keyof typeof tag) => entries.get(tag[name])?.[0]
  const named = (name: keyof typeof tag, names: ReadonlyMap<number, string>) => {
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
    // Newer cameras store 20 units per step.
    [
      '화이트 밸런스 이동',
      shift?.length === 2
        ? shift.map((value, i) => `${i === 0 ? 'R' : 'B'} ${formatSigned(Math.round(value / 20))}`).join(', ')
        : undefined,
    ],
    ['하이라이트', tone('highlightTone')],
    ['섀도', tone('shadowTone')],
    ['컬러', named('saturation', colors)],
    ['샤프니스', named('sharpness', sharpnesses)],
    ['노이즈 감소', named('noiseReduction', noiseReductions)],
    ['선명도', clarity === undefined ? undefined : formatSigned(clarity / 1000)],
  ]
  return {
    ...(film === undefined ? {} : { filmSimulation: film }),
    recipe: Object.fromEntries(lines.filter((line): line is [string, string] => line[1] !== undefined)),
  }
}
