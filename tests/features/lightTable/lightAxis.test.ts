import { describe, expect, it } from 'vitest'
import { layOut } from '@/features/lightTable/framePlaces'
import {
  clockOf,
  lightAxis,
  lightOf as nameOfLight,
  minuteOfDay,
  spokenName,
} from '@/features/lightTable/lightAxis'
import { lightOf, takenAt } from './photos'

describe('the hour of a photograph', () => {
  it.each([
    ['2025-10-19T06:41:12+09:00', 401],
    ['2025-10-19T00:00:00+09:00', 0],
    ['2025-10-19T23:59:59+09:00', 1439],
    // Wherever it was taken, the light is that of its own clock.
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

  it('is written in two digits, and not at all where nobody noted it', () => {
    expect([clockOf(0), clockOf(401), clockOf(1439), clockOf(null)]).toEqual(['00:00', '06:41', '23:59', ''])
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
  ])('minute %s has the light called %s', (minute, name) => {
    expect(nameOfLight(minute)).toBe(name)
  })

  it('is said with title and camera', () => {
    expect(spokenName(takenAt('a7c2-1', '19:05'))).toBe('a7c2-1, SONY A7C2, 19시 5분')
    expect(spokenName(lightOf('x100vi-2'))).toBe('x100vi-2, FUJIFILM X100VI, 시각을 모름')
  })
})

describe('the axis', () => {
  const photos = [
    takenAt('a7c2-1', '19:21', '2020-01-01'),
    lightOf('a7c2-9'),
    takenAt('x100vi-2', '06:41', '2026-05-05'),
    takenAt('a7c2-3', '22:48'),
    takenAt('x100vi-4', '02:10'),
    lightOf('x100vi-9', { takenAt: '2025-10-19' }),
    takenAt('x100vi-5', '06:41', '2019-05-05'),
  ]

  it('goes by the hour whatever the day; at the same minute as they came, without one at the end', () => {
    const { frames, timed } = lightAxis(photos)
    expect(frames.map(({ id }) => id)).toEqual([
      'x100vi-4',
      'x100vi-2',
      'x100vi-5',
      'a7c2-1',
      'a7c2-3',
      'a7c2-9',
      'x100vi-9',
    ])
    expect(timed).toBe(5)
  })

  it('names each light once where it begins, with the hour of its first frame', () => {
    expect(lightAxis(photos).labels).toEqual([
      { at: 0, name: '밤', hour: 2 },
      { at: 1, name: '새벽', hour: 6 },
      { at: 3, name: '해 질 녘', hour: 19 },
      { at: 4, name: '밤', hour: 22 },
      { at: 5, name: '시각을 모르는 빛', hour: null },
    ])
  })

  it('keeps both ends of the night apart though nothing lies between', () => {
    const { labels } = lightAxis([takenAt('a7c2-1', '23:00'), takenAt('a7c2-2', '01:00')])
    expect(labels.map(({ name, hour }) => `${name} ${hour}`)).toEqual(['밤 1', '밤 23'])
  })

  it('has nothing to say of nothing', () => {
    expect(layOut(lightAxis([]))).toEqual({ places: [], length: 0, labels: [], hours: [] })
  })

  it('lies evenly in three rows; those without an hour apart', () => {
    const { places, length, hours, labels } = layOut(lightAxis(photos))
    expect(length).toBe(8)
    expect(places.map(({ row }) => row)).toEqual([0, 1, 2, 0, 1, 2, 0])
    expect(places.map(({ at }) => Math.round(at * 7))).toEqual([0, 1, 2, 3, 4, 6, 7])
    expect(hours).toEqual([2, 6, 6, 19, 22, undefined, null, null])
    expect(labels.map(({ span }) => span)).toEqual([1, 2, 1, 2, 2])
  })

  it('begins at the table’s edge where no photograph has an hour, or there is just one', () => {
    expect(layOut(lightAxis([lightOf('a7c2-1'), lightOf('a7c2-2')])).places.map(({ at }) => at)).toEqual([
      0, 1,
    ])
    expect(layOut(lightAxis([takenAt('a7c2-1', '12:00')])).places).toEqual([{ at: 0, row: 0 }])
  })

  it('is laid out in no time for all that the table holds', () => {
    const many = Array.from({ length: 192 }, (_, index) => takenAt(`a7c2-${index + 1}`, '12:00'))
    expect(layOut(lightAxis(many)).places.at(-1)).toEqual({ at: 1, row: 2 })
  })
})
