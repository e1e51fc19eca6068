import { describe, expect, it } from 'vitest'
import { a7c2, x100vi } from '@/posts/registry'
import { darkroomNotes, exifEntries, exposureLine } from '@/posts/exif'
import { formatDate, formatTakenAt } from '@/posts/formatDate'
import { cardId, idInDetailPath, isListPath } from '@/posts/postId'
import { swipeOf } from '@/features/photos/detail/useSwipe'

describe('dates in Korean', () => {
  it("are the days of the site's home", () => {
    expect(formatDate('2026-09-13T15:30:00Z')).toBe('2026. 9. 14.')
  })
  it('are written as the standard writes them', () => {
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
  ])("%s is %s by the camera's own clock", (iso, text) => {
    expect(formatTakenAt(iso)).toBe(text)
  })
  it.each([null, undefined, '', 'noon'])('says nothing about %j', (iso) => {
    expect(formatDate(iso)).toBe('')
    expect(formatTakenAt(iso)).toBe('')
  })
})

describe('settings of a photo', () => {
  const meta = { lens: 'FE 35mm F1.4 GM', aperture: 1.4, shutter: '1/640', iso: 100, focalLength: 35 }

  it('are a line on the wall', () => {
    expect(exposureLine(meta)).toBe('35mm f/1.4 1/640')
    expect(exposureLine({ aperture: 8 })).toBe('f/8')
    expect(exposureLine({ aperture: 2.8, shutter: '15' })).toBe('f/2.8 15초')
    expect(exposureLine({})).toBe('')
  })

  it('are a strip under the photo', () => {
    expect(exifEntries(meta, a7c2.camera)).toEqual([
      { label: '카메라', value: 'SONY A7C2' },
      { label: '렌즈', value: 'FE 35mm F1.4 GM' },
      { label: '조리개', value: 'f/1.4' },
      { label: '셔터', value: '1/640초' },
      { label: '감도', value: 'ISO 100' },
    ])
  })

  it('leave out what is missing', () => {
    expect(exifEntries({ iso: 200 }, undefined)).toEqual([{ label: '감도', value: 'ISO 200' }])
    expect(exifEntries({}, undefined)).toEqual([])
    expect(darkroomNotes({})).toEqual([])
  })

  it('add no second unit to a shutter that has one', () => {
    expect(exifEntries({ shutter: '15s' }, undefined)).toEqual([{ label: '셔터', value: '15s' }])
  })

  it('tell the film and its recipe', () => {
    const notes = darkroomNotes({
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

describe('names and addresses', () => {
  it('end in the number of the row', () => {
    expect(cardId(a7c2, 12)).toBe('a7c2-12')
  })
  it.each([
    ['/gallery/a7c2/View/12', 12],
    ['/Gallery/A7C2/view/12/', 12],
    ['/gallery/a7c2/View/0', null],
    ['/gallery/a7c2/View/12/more', null],
    ['/gallery/x100vi/view/12', null],
    ['/gallery/A7c2', null],
  ])('%s names the post %j', (path, id) => {
    expect(idInDetailPath(a7c2, path)).toBe(id)
  })
  it('know their list in any letter case', () => {
    expect(isListPath(x100vi, '/gallery/x100VI/')).toBe(true)
    expect(isListPath(x100vi, '/gallery/A7c2')).toBe(false)
  })
})

describe('turning', () => {
  it.each([
    [-60, 10, 'next'],
    [60, -10, 'previous'],
    [-40, 0, null],
    [-60, 60, null],
    [0, 200, null],
  ])('by a finger that goes %i px across and %i px down is %j', (x, y, way) => {
    expect(swipeOf({ x: 200, y: 200 }, { x: 200 + x, y: 200 + y })).toBe(way)
  })
})
