/** Tags of Fujifilm's maker note and the names of their values, as documented by ExifTool's FujiFilm tags. */

export const tag = {
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

export const filmModes = new Map([
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

/** Black-and-white films hide in the saturation tag. */
export const monochromes = new Map([
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

export const colors = new Map([
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

export const noiseReductions = new Map([
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

export const sharpnesses = new Map([
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

export const whiteBalances = new Map([
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

export const strengths = new Map([
  [0, '끔'],
  [32, '약하게'],
  [64, '강하게'],
])

export const grainSizes = new Map([
  [16, '작게'],
  [32, '크게'],
])
