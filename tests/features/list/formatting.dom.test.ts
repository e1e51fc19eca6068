import { describe, expect, it } from 'vitest'
import { cardId, postIdFromPath, isListPath } from '@/posts/collections'
import { a7c2, x100vi } from '../../support/galleries'
import { extraExifEntries, exifEntries, exposureLine } from '@/posts/exif'
import { formatDate, formatTakenAt } from '@/posts/formatDate'
import { swipeDirection } from '@/features/photos/detail/usePhotoTurn'

describe('formatDate and formatTakenAt', () => {
  it("use the day in the site's time zone", () => {
    expect(formatDate('2026-09-13T15:30:00Z')).toBe('2026. 9. 14.')
  })
  it('format dates like Intl.DateTimeFormat', () => {
    const standard = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'medium' })
    const hours = Array.from({ length: 40_000 }, (_, index) => Date.UTC(1990, 0, 1) + index * 9 * 3_600_000)
    const wrong = hours.filter((time) => formatDate(new Date(time).toISOString()) !== standard.format(time))
    expect(wrong).toEqual([])
  })
  it.each([
    ['2025-10-19T06:41:09+09:00', '2025. 10. 19. 오전 6:41'],
    ['2025-10-19T00:05:00-07:00', '2025. 10. 19. 오전 12:05'],
    ['2025-10-19T12:00:00+09:00', '2025. 10. 19. 오후 12:00'],
    ['2025-10-19T18:58:00+02:00', '2025. 10. 19. 오후 6:58'],
  ])('format %s as %s in the local time of the camera', (iso, text) => {
    expect(formatTakenAt(iso)).toBe(text)
  })
  it.each([null, undefined, '', 'noon'])('return an empty string for %j', (iso) => {
    expect(formatDate(iso)).toBe('')
    expect(formatTakenAt(iso)).toBe('')
  })
})

describe('EXIF data', () => {
  const meta = { lens: 'FE 35mm F1.4 GM', aperture: 1.4, shutter: '1/640', iso: 100, focalLength: 35 }

  it('is one line on the photo wall', () => {
    expect(exposureLine(meta)).toBe('35mm f/1.4 1/640')
    expect(exposureLine({ aperture: 8 })).toBe('f/8')
    expect(exposureLine({ aperture: 2.8, shutter: '15' })).toBe('f/2.8 15초')
    expect(exposureLine({})).toBe('')
  })

  it('is a list of entries below the photo', () => {
    expect(exifEntries(meta, a7c2.camera)).toEqual([
      { label: '카메라', value: 'SONY A7C2' },
      { label: '렌즈', value: 'FE 35mm F1.4 GM' },
      { label: '조리개', value: 'f/1.4' },
      { label: '셔터', value: '1/640초' },
      { label: '감도', value: 'ISO 100' },
    ])
  })

  it('skips missing values', () => {
    expect(exifEntries({ iso: 200 }, undefined)).toEqual([{ label: '감도', value: 'ISO 200' }])
    expect(exifEntries({}, undefined)).toEqual([])
    expect(extraExifEntries({})).toEqual([])
  })

  it('adds no second unit to a shutter speed', () => {
    expect(exifEntries({ shutter: '15s' }, undefined)).toEqual([{ label: '셔터', value: '15s' }])
  })

  it('includes the film simulation and its recipe', () => {
    const notes = extraExifEntries({
      focalLength: 23,
      focalLength35: 35,
      exposureCompensation: -0.3,
      filmSimulation: 'ACROS+R',
      recipe: { 그레인: '강하게', 섀도: '+2', 비움: ' ' },
    })
    expect(notes.map(({ label, value }) => `${label} ${value}`)).toEqual([
      '초점 거리 23mm (35mm 환산 35mm)',
      '노출 보정 −0.3 EV',
      '필름 시뮬레이션 ACROS+R',
      '그레인 강하게',
      '섀도 +2',
    ])
  })
})

describe('ids and paths', () => {
  it('include the id of the post', () => {
    expect(cardId(a7c2, 12)).toBe('a7c2-12')
  })
  it.each([
    ['/gallery/a7c2/View/12', 12],
    ['/Gallery/A7C2/view/12/', 12],
    ['/gallery/a7c2/View/0', null],
    ['/gallery/a7c2/View/12/more', null],
    ['/gallery/x100vi/view/12', null],
    ['/gallery/A7c2', null],
  ])('are parsed from %s as %j', (path, id) => {
    expect(postIdFromPath(a7c2, path)).toBe(id)
  })
  it('are compared with the list path in any letter case', () => {
    expect(isListPath(x100vi, '/gallery/x100VI/')).toBe(true)
    expect(isListPath(x100vi, '/gallery/A7c2')).toBe(false)
  })
})

describe('swipeDirection', () => {
  it.each([
    [-60, 10, 'next'],
    [60, -10, 'previous'],
    [-40, 0, null],
    [-60, 60, null],
    [0, 200, null],
  ])('for %i px horizontally and %i px vertically is %j', (x, y, way) => {
    expect(swipeDirection({ x: 200, y: 200 }, { x: 200 + x, y: 200 + y })).toBe(way)
  })
})
