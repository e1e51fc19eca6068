import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  fromSeoulFields,
  toSeoulFields,
  formatSeoulDay,
  formatSeoulDateTime,
  formatSeoulDateTimeWithWeekday,
  deviceTimeText,
  timeUntil,
  todayInSeoul,
} from '@/admin/components/seoulTime'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T01:35:00Z') }))
afterEach(() => vi.useRealTimers())

describe('times in Seoul', () => {
  it('are read from and written to fields in Seoul time, whatever the device’s time zone', () => {
    expect(fromSeoulFields('2026-11-28', '09:00')).toBe('2026-11-28T00:00:00.000Z')
    expect(toSeoulFields('2026-11-27T20:30:00Z')).toEqual({ date: '2026-11-28', time: '05:30' })
  })

  it.each([
    ['', '09:00'],
    ['2026-11-28', ''],
    ['2026-02-31x', '09:00'],
  ])('are empty for incomplete or invalid fields: %s %s', (date, time) => {
    expect(fromSeoulFields(date, time)).toBe('')
  })

  it('are formatted in Korean, with the year if it is not the current one', () => {
    expect(formatSeoulDateTime('2026-11-28T00:00:00Z')).toBe('11월 28일 오전 9:00')
    expect(formatSeoulDateTime('2025-12-31T14:59:00Z')).toBe('2025년 12월 31일 오후 11:59')
    expect(formatSeoulDateTime('2025-12-31T15:00:00Z')).toBe('1월 1일 오전 12:00')
    expect(formatSeoulDay('2026-11-12T15:00:00Z')).toBe('11월 13일')
    expect(formatSeoulDateTime('2026-11-28T03:05:00Z')).toBe('11월 28일 오후 12:05')
    expect(formatSeoulDateTime('2026-12-31T15:00:00Z')).toBe('2027년 1월 1일 오전 12:00')
    expect(formatSeoulDateTimeWithWeekday('2026-11-28T00:00:00Z')).toBe('11월 28일 토요일 오전 9:00')
  })

  it('have their day change at midnight in Seoul', () => {
    vi.setSystemTime('2026-11-22T15:00:00Z')
    expect(todayInSeoul()).toBe('2026-11-23')
  })

  it('are formatted as remaining time', () => {
    expect(timeUntil('2026-11-28T00:00:00Z')).toBe('5일 22시간 25분')
    expect(timeUntil('2026-11-22T01:35:30Z')).toBe('1분 미만')
  })

  it('are formatted in the device’s time zone only if that differs', () => {
    const nine = '2026-11-28T00:00:00Z'
    expect(deviceTimeText(nine) === null).toBe(new Date(nine).getHours() === 9)
    expect(deviceTimeText(nine, 'Asia/Tokyo')).toBeNull()
    expect(deviceTimeText(nine, 'Asia/Shanghai')).toBe('오전 8:00')
  })

  it('are formatted in the device’s time zone with the date if it differs', () => {
    expect(deviceTimeText('2026-11-28T00:00:00Z', 'America/Los_Angeles')).toBe('11월 27일 오후 4:00')
    expect(deviceTimeText('2026-11-27T14:30:00Z', 'Pacific/Auckland')).toBe('11월 28일 오전 3:30')
  })
})
