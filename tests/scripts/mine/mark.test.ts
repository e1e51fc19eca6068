import { expect, test } from 'vitest'
import { logoName } from '../../../scripts/mine/mark.ts'

test.each([
  ['Paper Tide', 'Paper Tide'],
  ['바람이 지나간 자리마다, 남겨 둔 그림과 글', '바람이 지나간 자리마다…'],
  ['가나다라마바사아자차카타파하', '가나다라마바사아자차카타…'],
])('the logo has the start of a name that would be illegible: %s', (name, start) => {
  expect(logoName(name)).toBe(start)
})
