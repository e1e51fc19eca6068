import { describe, expect, it } from 'vitest'
import {
  formatClock,
  lightAxis,
  layOutFrames,
  lightName,
  minuteOfDay,
  accessibleName,
} from '@/features/lightTable/lightAxis'
import { buildPhoto, buildPhotoAt } from './photos'

describe('the time of a photo', () => {
  it.each([
    ['2025-10-19T06:41:12+09:00', 401],
    ['2025-10-19T00:00:00+09:00', 0],
    ['2025-10-19T23:59:59+09:00', 1439],
    // The time zone is ignored.
    ['2025-03-26T23:17:05+01:00', 1397],
    ['2025-03-26 05:10:00Z', 310],
    ['2025-03-26', null],
    ['Wed Mar 26 2025 05:10:00', null],
    ['2025-03-26T24:00:00', null],
    ['2025-03-26T12:60:00', null],
    ['', null],
    [undefined, null],
  ])('%s is minute %s of its day', (text, minute) => {
    expect(minuteOfDay(text)).toBe(minute)
  })

  it('is formatted with two digits, or empty if unknown', () => {
    expect([formatClock(0), formatClock(401), formatClock(1439), formatClock(null)]).toEqual([
      '00:00',
      '06:41',
      '23:59',
      '',
    ])
  })

  it.each([
    [0, '밤'],
    [239, '밤'],
    [240, '새벽'],
    [480, '아침'],
    [720, '한낮'],
    [900, '오후'],
    [1079, '오후'],
    [1080, '해 질 녘'],
    [1260, '밤'],
    [null, '시각을 모르는 빛'],
  ])('minute %s has the light %s', (minute, name) => {
    expect(lightName(minute)).toBe(name)
  })

  it('is part of the accessible name, as the frame shows it', () => {
    expect(accessibleName(buildPhotoAt('a7c2-1', '19:05'))).toBe('a7c2-1, A7C2, 19:05')
    expect(accessibleName(buildPhoto('x100vi-2'))).toBe('x100vi-2, X100VI, 시각을 모름')
  })
})

describe('the axis', () => {
  const photos = [
    buildPhotoAt('a7c2-1', '19:21', '2020-01-01'),
    buildPhoto('a7c2-9'),
    buildPhotoAt('x100vi-2', '06:41', '2026-05-05'),
    buildPhotoAt('a7c2-3', '22:48'),
    buildPhotoAt('x100vi-4', '02:10'),
    buildPhoto('x100vi-9', { takenAt: '2025-10-19' }),
    buildPhotoAt('x100vi-5', '06:41', '2019-05-05'),
  ]

  it('is sorted by time of day; equal times keep their order, unknown times are last', () => {
    const { frames, timedCount } = lightAxis(photos)
    expect(frames.map(({ id }) => id)).toEqual([
      'x100vi-4',
      'x100vi-2',
      'x100vi-5',
      'a7c2-1',
      'a7c2-3',
      'a7c2-9',
      'x100vi-9',
    ])
    expect(timedCount).toBe(5)
  })

  it('labels each light once, with the hour of its first frame', () => {
    expect(lightAxis(photos).labels).toEqual([
      { at: 0, name: '밤', hour: 2 },
      { at: 1, name: '새벽', hour: 6 },
      { at: 3, name: '해 질 녘', hour: 19 },
      { at: 4, name: '밤', hour: 22 },
      { at: 5, name: '시각을 모르는 빛', hour: null },
    ])
  })

  it('labels both ends of the night separately', () => {
    const { labels } = lightAxis([buildPhotoAt('a7c2-1', '23:00'), buildPhotoAt('a7c2-2', '01:00')])
    expect(labels.map(({ name, hour }) => `${name} ${hour}`)).toEqual(['밤 1', '밤 23'])
  })

  it('is empty without photos', () => {
    expect(layOutFrames(lightAxis([]))).toEqual({ positions: [], length: 0, labels: [], hours: [] })
  })

  it('is laid out evenly in three rows, with a gap before unknown times', () => {
    const { positions, length, hours, labels } = layOutFrames(lightAxis(photos))
    expect(length).toBe(8)
    expect(positions.map(({ row }) => row)).toEqual([0, 1, 2, 0, 1, 2, 0])
    expect(positions.map(({ at }) => Math.round(at * 7))).toEqual([0, 1, 2, 3, 4, 6, 7])
    expect(hours).toEqual([2, 6, 6, 19, 22, undefined, null, null])
    expect(labels.map(({ span }) => span)).toEqual([1, 2, 1, 2, 2])
  })

  it('starts at the table’s edge without known times or with a single photo', () => {
    expect(
      layOutFrames(lightAxis([buildPhoto('a7c2-1'), buildPhoto('a7c2-2')])).positions.map(({ at }) => at),
    ).toEqual([0, 1])
    expect(layOutFrames(lightAxis([buildPhotoAt('a7c2-1', '12:00')])).positions).toEqual([{ at: 0, row: 0 }])
  })
})
