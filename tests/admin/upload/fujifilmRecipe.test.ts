import { expect, test } from 'vitest'
import { readFujifilmRecipe } from '@/admin/upload/fujifilmRecipe'
import { makerNote } from './makerNote'

test('reads a colour film and its recipe', () => {
  const note = makerNote([
    { tag: 0x1401, type: 3, values: [0x600] },
    { tag: 0x1403, type: 3, values: [400] },
    { tag: 0x1047, type: 9, values: [64] },
    { tag: 0x104c, type: 3, values: [16] },
    { tag: 0x1048, type: 9, values: [32] },
    { tag: 0x1002, type: 3, values: [0x100] },
    { tag: 0x100a, type: 9, values: [40, -60] },
    { tag: 0x1041, type: 9, values: [32] },
    { tag: 0x1040, type: 9, values: [-16] },
    { tag: 0x1003, type: 3, values: [0x180] },
    { tag: 0x100f, type: 9, values: [-2000] },
  ])
  expect(readFujifilmRecipe(note)).toEqual({
    filmSimulation: 'Classic Chrome',
    recipe: {
      '다이내믹 레인지': 'DR400',
      그레인: '강하게, 작게',
      '컬러 크롬': '약하게',
      '화이트 밸런스': '맑은 날',
      '화이트 밸런스 이동': 'R +2, B −3',
      하이라이트: '−2',
      섀도: '+1',
      컬러: '−1',
      선명도: '−2',
    },
  })
})

test('a black-and-white film in the saturation tag overrides the film mode', () => {
  const note = makerNote([
    { tag: 0x1401, type: 3, values: [0] },
    { tag: 0x1003, type: 3, values: [0x501] },
  ])
  expect(readFujifilmRecipe(note)).toEqual({ filmSimulation: 'Acros + R', recipe: {} })
})

test.each([
  [0xf00, '사용자 설정'],
  [0xf01, '사용자 설정 2'],
  [0xf02, '사용자 설정 3'],
])('reads the custom white balance %i', (value, name) => {
  const note = makerNote([{ tag: 0x1002, type: 3, values: [value] }])
  expect(readFujifilmRecipe(note).recipe).toEqual({ '화이트 밸런스': name })
})

test.each([
  ['no bytes', new Uint8Array()],
  ['the note of another maker', new TextEncoder().encode('SONY DSC \0\0\0')],
  ['only a signature', new TextEncoder().encode('FUJIFILM')],
  [
    'a directory offset out of bounds',
    new Uint8Array([...new TextEncoder().encode('FUJIFILM'), 255, 255, 255, 127]),
  ],
])('returns nothing for %s', (_, bytes) => {
  expect(readFujifilmRecipe(bytes)).toEqual({ recipe: {} })
})

test('a truncated note returns the entries before the cut', () => {
  const note = makerNote([
    { tag: 0x1401, type: 3, values: [0x800] },
    { tag: 0x100a, type: 9, values: [20, 20] },
  ])
  expect(readFujifilmRecipe(note.subarray(0, 26))).toEqual({ filmSimulation: 'Classic Neg.', recipe: {} })
})

test('ignores an unknown value', () => {
  expect(readFujifilmRecipe(makerNote([{ tag: 0x1401, type: 3, values: [0x7777] }]))).toEqual({ recipe: {} })
})
