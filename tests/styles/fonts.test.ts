// @vitest-environment node
import { expect, it } from 'vitest'
import { codePoints, formatRanges, parseRanges } from '../../scripts/fonts/ranges.ts'

it('unicode ranges are formatted as short as possible and can be parsed', () => {
  const points = codePoints('ABCDE가나 ')
  expect(formatRanges(points)).toBe('U+20,U+41-45,U+ac00,U+b098')
  expect(parseRanges(formatRanges(points))).toEqual(points)
})
