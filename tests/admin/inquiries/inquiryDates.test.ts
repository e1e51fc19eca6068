import { describe, expect, test, vi } from 'vitest'
import { daysLate, erasingDay, formatArrival } from '@/admin/inquiries/inquiryDates'
import { installFakeDate } from '../../support/clock'

describe('the arrival of a letter', () => {
  const now = Date.parse('2026-11-28T15:30:00Z') // half past midnight of the 29th in Seoul
  test.each([
    ['2026-11-28T15:05:00Z', '00:05'],
    ['2026-11-28T14:59:00Z', '어제'],
    ['2026-11-26T16:00:00Z', '11. 27.'],
    ['2025-12-31T14:00:00Z', '2025. 12. 31.'],
  ])('at %s reads “%s”', (moment, text) => {
    expect(formatArrival(moment, now)).toBe(text)
  })
})

test('ended letters and spam have a day on which they are erased', () => {
  const updatedAt = '2026-11-11T05:00:00Z'
  expect(erasingDay({ state: 'withdrawn', updatedAt })).toBe('2027. 5. 10.')
  expect(erasingDay({ state: 'spam', updatedAt })).toBe('2026. 12. 11.')
  expect(erasingDay({ state: 'answered', updatedAt })).toBeNull()
})

test('a promise is late from the day after it, in Seoul, until the letter has ended', () => {
  installFakeDate(Date.parse('2026-11-28T15:30:00Z'))
  expect(daysLate({ state: 'working', promisedOn: '2026-11-29' })).toBe(0)
  expect(daysLate({ state: 'working', promisedOn: '2026-11-28' })).toBe(1)
  expect(daysLate({ state: 'done', promisedOn: '2026-11-01' })).toBe(0)
  vi.useRealTimers()
})
