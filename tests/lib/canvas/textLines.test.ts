import { describe, expect, test } from 'vitest'
import { fitLines, textLines } from '@/lib/canvas/textLines'

/** Every grapheme is as wide as the font size. */
const measureAt = (size: number) => (text: string) =>
  size * [...new Intl.Segmenter('ko').segment(text)].length
const measure = measureAt(10)

describe('textLines and fitLines', () => {
  test.each([
    ['봄날에 눈이 왔다', 60, ['봄날에 눈이', '왔다']],
    ['봄날에 눈이 왔다', 1000, ['봄날에 눈이 왔다']],
    ['  봄날에 \n 눈이  ', 60, ['봄날에 눈이']],
    ['가나다라마바사', 30, ['가나다', '라마바', '사']],
    ['아 가나다라', 30, ['아 가', '나다라']],
    ['👩‍🎨👩‍🎨👩‍🎨', 20, ['👩‍🎨👩‍🎨', '👩‍🎨']],
    ['가나', 5, ['가', '나']],
    ['   ', 50, []],
  ])('breaks %j at %d px', (text, width, lines) => expect(textLines(text, width, measure)).toEqual(lines))

  test('use the largest font size that fits', () => {
    const fitting = { largest: 20, smallest: 10, lines: () => 2 }
    expect(fitLines('가나 다라', 40, measureAt, fitting)).toEqual({ size: 20, lines: ['가나', '다라'] })
    expect(fitLines('가나 다라 마바', 50, measureAt, fitting)).toEqual({
      size: 10,
      lines: ['가나 다라', '마바'],
    })
    expect(fitLines('', 50, measureAt, fitting)).toEqual({ size: 20, lines: [] })
  })

  test('truncate the text with an ellipsis if the smallest size does not fit', () => {
    const { size, lines } = fitLines('가나 다라 마바 사아', 40, measureAt, {
      largest: 12,
      smallest: 10,
      lines: () => 2,
    })
    expect(size).toBe(10)
    expect(lines).toEqual(['가나', '다라…'])
  })
})
