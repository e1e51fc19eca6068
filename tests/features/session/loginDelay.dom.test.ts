import { describe, expect, it } from 'vitest'
import {
  addWrongTry,
  forgetTries,
  readTries,
  getRemainingDelay,
  formatWait,
} from '@/features/session/loginDelay'

const NOW = Date.UTC(2026, 10, 20)
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

function wrongTimes(times: number) {
  for (let count = 0; count < times; count += 1) addWrongTry(NOW)
}

describe('the delay after wrong passwords', () => {
  it('is zero for the first four and doubles from the fifth', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7].map(
      (wrong) => getRemainingDelay({ wrong, lastAt: NOW }, NOW) / SECOND,
    )
    expect(delays).toEqual([0, 0, 0, 0, 5, 10, 20])
  })

  it('never exceeds fifteen minutes', () => {
    expect(getRemainingDelay({ wrong: 60, lastAt: NOW }, NOW)).toBe(15 * 60 * SECOND)
  })

  it('runs out with time', () => {
    expect(getRemainingDelay({ wrong: 5, lastAt: NOW }, NOW + 4999)).toBe(1)
    expect(getRemainingDelay({ wrong: 5, lastAt: NOW }, NOW + 5000)).toBe(0)
  })

  it('survives a reload, and ends with a correct password', () => {
    wrongTimes(5)
    expect(readTries(NOW + SECOND)).toEqual({ wrong: 5, lastAt: NOW })
    forgetTries()
    expect(readTries(NOW + SECOND).wrong).toBe(0)
  })

  it('cannot be shortened by setting the clock back, and does not grow by it', () => {
    wrongTimes(5)
    const earlier = NOW - 100 * DAY
    expect(getRemainingDelay(readTries(earlier), earlier)).toBe(5 * SECOND)
  })

  it('expires after a day', () => {
    wrongTimes(9)
    expect(readTries(NOW + DAY).wrong).toBe(0)
  })

  it('is formatted in Korean', () => {
    expect([300, 8000, 60_000, 80_000].map(formatWait)).toEqual(['1초', '8초', '1분', '1분 20초'])
  })
})
