import { expect, test } from 'vitest'
import { hasGrown, residentOf } from '../../bench/soak/serverMemory'

test.skipIf(process.platform === 'win32')('reads what a process keeps in memory, in MB', () => {
  const own = process.memoryUsage.rss() / 1024 ** 2
  expect(residentOf(process.pid) / own).toBeGreaterThan(0.5)
  expect(residentOf(process.pid) / own).toBeLessThan(2)
  expect(() => residentOf(2 ** 22 + 1)).toThrow(/ps -o/)
})

test('swings are no growth, a quarter more is', () => {
  expect(hasGrown(1200, 1400)).toBe(false)
  expect(hasGrown(1200, 1501)).toBe(true)
})
