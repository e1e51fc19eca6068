import { expect, test } from 'vitest'
import { readFujifilmRecipe } from '@/admin/upload/fujifilmRecipe'
import { makerNote } from './makerNote'

test('a colour film and its recipe are read', () => {
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

test('a black-and-white film hides in the saturation and wins over the film mode', () => {
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
])('the white balance %i is one of the owner’s own', (value, name) => {
  const note = makerNote([{ tag: 0x1002, type: 3, values: [value] }])
  expect(readFujifilmRecipe(note).recipe).toEqual({ '화이트 밸런스': name })
})

test.each([
  ['nothing', new Uint8Array()],
  ['another maker', new TextEncoder().encode('SONY DSC \0\0\0')],
  ['a signature alone', new TextEncoder().encode('FUJIFILM')],
  [
    'a directory out of bounds',
    new Uint8Array([...new TextEncoder().encode('FUJIFILM'), 255, 255, 255, 127]),
  ],
])('%s tells nothing', (_, bytes) => {
  expect(readFujifilmRecipe(bytes)).toEqual({ recipe: {} })
})

test('a note cut off in its middle tells what it still holds', () => {
  const note = makerNote([
    { tag: 0x1401, type: 3, values: [0x800] },
    { tag: 0x100a, type: 9, values: [20, 20] },
  ])
  expect(readFujifilmRecipe(note.subarray(0, 26))).toEqual({ filmSimulation: 'Classic Neg.', recipe: {} })
})

test('a value that no camera writes is left out', () => {
  expect(readFujifilmRecipe(makerNote([{ tag: 0x1401, type: 3, values: [0x7777] }]))).toEqual({ recipe: {} })
})
