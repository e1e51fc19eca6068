import { expect, test } from 'vitest'
import { nativeCount } from '@/lib/korean/nativeCount'

test.each([
  [0, '0장'],
  [1, '한 장'],
  [12, '열두 장'],
  [13, '13장'],
])('%i is spoken of as %s', (count, spoken) => {
  expect(nativeCount(count, '장')).toBe(spoken)
})
