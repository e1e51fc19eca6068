import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  momentInSeoul,
  seoulFields,
  seoulDay,
  seoulMoment,
  seoulMomentWithDay,
  timeOfDevice,
  timeUntil,
  todayInSeoul,
} from '@/admin/components/seoulTime'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T01:35:00Z') }))
afterEach(() => vi.useRealTimers())

describe('a time in Seoul', () => {
  it('is what the fields name, whatever the device says', () => {
    expect(momentInSeoul('2026-11-28', '09:00')).toBe('2026-11-28T00:00:00.000Z')
    expect(seoulFields('2026-11-27T20:30:00Z')).toEqual({ date: '2026-11-28', time: '05:30' })
  })

  it.each([
    ['', '09:00'],
    ['2026-11-28', ''],
    ['2026-02-31x', '09:00'],
  ])('is none where the fields name none: %s %s', (date, time) => {
    expect(momentInSeoul(date, time)).toBe('')
  })

  it('is said in Korean, with the year where it is another', () => {
    expect(seoulMoment('2026-11-28T00:00:00Z')).toBe('11월 28일 오전 9:00')
    expect(seoulMoment('2025-12-31T14:59:00Z')).toBe('2025년 12월 31일 오후 11:59')
    expect(seoulMoment('2025-12-31T15:00:00Z')).toBe('1월 1일 오전 12:00')
    expect(seoulDay('2026-11-12T15:00:00Z')).toBe('11월 13일')
    expect(seoulMoment('2026-11-28T03:05:00Z')).toBe('11월 28일 오후 12:05')
    expect(seoulMoment('2026-12-31T15:00:00Z')).toBe('2027년 1월 1일 오전 12:00')
    expect(seoulMomentWithDay('2026-11-28T00:00:00Z')).toBe('11월 28일 토요일 오전 9:00')
  })

  it('begins its day when it does in Seoul', () => {
    vi.setSystemTime('2026-11-22T15:00:00Z')
    expect(todayInSeoul()).toBe('2026-11-23')
  })

  it('is as far away as it is', () => {
    expect(timeUntil('2026-11-28T00:00:00Z')).toBe('5일 22시간 25분')
    expect(timeUntil('2026-11-22T01:35:30Z')).toBe('1분 미만')
  })

  it('is said by the device’s clock only where that shows another', () => {
    const nine = '2026-11-28T00:00:00Z'
    expect(timeOfDevice(nine) === null).toBe(new Date(nine).getHours() === 9)
    expect(timeOfDevice(nine, 'Asia/Tokyo')).toBeNull()
    expect(timeOfDevice(nine, 'Asia/Shanghai')).toBe('오전 8:00')
  })

  it('is said by the device’s clock with its day where that is another', () => {
    expect(timeOfDevice('2026-11-28T00:00:00Z', 'America/Los_Angeles')).toBe('11월 27일 오후 4:00')
    expect(timeOfDevice('2026-11-27T14:30:00Z', 'Pacific/Auckland')).toBe('11월 28일 오전 3:30')
  })
})
