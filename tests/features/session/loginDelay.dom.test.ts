import { describe, expect, it } from 'vitest'
import {
  addWrongTry,
  forgetTries,
  readTries,
  remainingDelay,
  waitMessage,
} from '@/features/session/loginDelay'

const NOW = Date.UTC(2026, 10, 20)
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

function wrongTimes(times: number) {
  for (let count = 0; count < times; count += 1) addWrongTry(NOW)
}

describe('the wait after wrong passwords', () => {
  it('asks nothing for the first four and grows from the fifth', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7].map((wrong) => remainingDelay({ wrong, lastAt: NOW }, NOW) / SECOND)
    expect(delays).toEqual([0, 0, 0, 0, 5, 10, 20])
  })

  it('never grows beyond a quarter of an hour', () => {
    expect(remainingDelay({ wrong: 60, lastAt: NOW }, NOW)).toBe(15 * 60 * SECOND)
  })

  it('runs out with time', () => {
    expect(remainingDelay({ wrong: 5, lastAt: NOW }, NOW + 4999)).toBe(1)
    expect(remainingDelay({ wrong: 5, lastAt: NOW }, NOW + 5000)).toBe(0)
  })

  it('is remembered across reloads until a right password', () => {
    wrongTimes(5)
    expect(readTries(NOW + SECOND)).toEqual({ wrong: 5, lastAt: NOW })
    forgetTries()
    expect(readTries(NOW + SECOND).wrong).toBe(0)
  })

  it('cannot be shortened by setting the clock back, nor locks out for long by it', () => {
    wrongTimes(5)
    const earlier = NOW - 100 * DAY
    expect(remainingDelay(readTries(earlier), earlier)).toBe(5 * SECOND)
  })

  it('is forgiven after a day', () => {
    wrongTimes(9)
    expect(readTries(NOW + DAY).wrong).toBe(0)
  })

  it.each(['', 'x@y', '-3@5', '1e999@1', '{"wrong":9}'])('reads %j as no try', (stored) => {
    localStorage.setItem('admin-login-tries', stored)
    expect(readTries(NOW).wrong).toBe(0)
  })

  it('speaks Korean', () => {
    expect([300, 8000, 60_000, 80_000].map(waitMessage)).toEqual(['1초', '8초', '1분', '1분 20초'])
  })
})
