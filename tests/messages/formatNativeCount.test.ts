import { expect, test } from 'vitest'
import { formatNativeCount } from '@/messages/ko/grammar/formatNativeCount'

test.each([
  [0, '0장'],
  [1, '한 장'],
  [12, '열두 장'],
  [13, '13장'],
])('formats %i as %s', (count, expected) => {
  expect(formatNativeCount(count, '장')).toBe(expected)
})
