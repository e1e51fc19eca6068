import { expect, it } from 'vitest'
import { shownBy } from '../../../scripts/fonts/shown.ts'

it('tells the letters of each font: display lines are of two, weights of the nearest that there is', () => {
  const texts = [
    { family: 'Blank Page Sans', weight: 400, text: '나 가\n가'.normalize('NFD') },
    { family: 'Blank Page Sans', weight: 700, text: 'b' },
    { family: 'Hedvig Letters Serif', weight: 700, text: 'A 1 다' },
    { family: 'Song Myung', weight: 400, text: 'B 2 라' },
    { family: 'monospace', weight: 400, text: '마' },
  ]
  expect(shownBy(texts)).toEqual({
    'Blank Page Sans 400': '가나',
    'Blank Page Sans 600': 'b',
    'Hedvig Letters Serif 400': '1AB',
    'Song Myung 400': '2다라',
  })
})

it('gives what a face lacks to the text face, whatever its package claims', () => {
  expect(
    shownBy([
      { family: 'Gowun Batang', weight: 400, text: '「가」' },
      { family: 'Song Myung', weight: 400, text: '나·다©' },
    ]),
  ).toEqual({ 'Blank Page Sans 400': '©·「」', 'Gowun Batang 400': '가', 'Song Myung 400': '나다' })
})
