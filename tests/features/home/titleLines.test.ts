import { describe, expect, it } from 'vitest'
import { findZoomPoint, fitTitleToScreen } from '@/features/home/webtoon/titleLines'

const WIDE = { width: 1440, height: 900 }
const TALL = { width: 390, height: 844 }

describe('a title without lettering', () => {
  it.each([
    ['Ink', WIDE],
    ['Ink', TALL],
    ['The Long Way Home', WIDE],
    ['The Long Way Home', TALL],
    ['먼 데서 온 편지', TALL],
    ['One two three four five six seven eight nine ten', WIDE],
    [
      '등대지기의 딸이 바다 건너 편지를 기다리며 보낸 서른 번의 겨울과 단 한 번의 여름에 관한 아주 긴 이야기 그 첫째',
      WIDE,
    ],
  ])('stays on the screen: %s on %o', (title, screen) => {
    const lines = fitTitleToScreen(title, screen)
    expect(lines.map(({ text }) => text).join(' ')).toBe(title)
    for (const { x, y, size, length = 0 } of lines) {
      expect(x).toBe(screen.width / 2)
      expect(length).toBeLessThan(screen.width)
      expect(y - 0.7 * size).toBeGreaterThanOrEqual(0)
      expect(y + 0.2 * size).toBeLessThanOrEqual(screen.height)
    }
  })

  it.each([
    [
      'the words of a long title',
      '등대지기의 딸이 바다 건너 편지를 기다리며 보낸 서른 번의 겨울과 단 한 번의 여름에 관한 긴 이야기',
    ],
    ['the letters of a long word', '가나다라마바사아자차'.repeat(6)],
  ])('distributes %s among lines of a readable size', (_, title) => {
    for (const screen of [WIDE, TALL]) {
      const lines = fitTitleToScreen(title, screen)
      expect(
        lines
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(title.replaceAll(' ', ''))
      expect(Math.min(...lines.map(({ size }) => size))).toBeGreaterThan(screen.width / 18)
    }
  })

  it('has more lines on an upright screen', () => {
    expect(fitTitleToScreen('The Long Way Home', TALL).length).toBeGreaterThan(
      fitTitleToScreen('The Long Way Home', WIDE).length,
    )
  })
})

describe('the zoom', () => {
  const box = (letter: string, x: number) => ({ letter, x, width: 100, baseline: 450, size: 200 })

  it('goes through the counter of the round letter nearest to the centre', () => {
    const { x, y, r } = findZoomPoint([box('O', 0), box('I', 690), box('D', 800)], WIDE)
    expect([x, y, Math.round(r)]).toEqual([850, 380, 14])
  })

  it('goes through the middle of a letter if none is round', () => {
    expect(findZoomPoint([box('I', 0), box(' ', 670), box('T', 600)], WIDE)).toEqual({ x: 650, y: 380, r: 0 })
  })

  it('goes through the centre of the screen without letters', () => {
    expect(findZoomPoint([], TALL)).toEqual({ x: 195, y: 422, r: 0 })
  })
})
