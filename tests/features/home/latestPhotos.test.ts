import { describe, expect, it } from 'vitest'
import { a7c2, x100vi } from '../../support/galleries'
import { mergeCards, toPhotoCard } from '@/features/home/gallery/latestPhotos'

const photo = (id: number, createdAt: string) => ({
  id,
  title: `사진 ${id}`,
  thumbnail: `/storage/v1/object/public/media/sample/${id}.webp`,
  createdAt,
})

const a = (id: number, day: string) => toPhotoCard(a7c2, photo(id, `2026-${day}T00:00:00+00:00`))
const x = (id: number, day: string) => toPhotoCard(x100vi, photo(id, `2026-${day}T00:00:00+00:00`))

describe('a photo card', () => {
  it('has an id with its collection, the camera, the title and the link to the detail page', () => {
    expect(toPhotoCard(x100vi, photo(12, '2026-01-02T00:00:00Z'))).toEqual({
      id: 'x100vi-12',
      image: '/storage/v1/object/public/media/sample/12.webp',
      camera: 'FUJIFILM X100VI',
      description: '사진 12',
      link: '/gallery/x100vi/view/12',
      createdAt: '2026-01-02T00:00:00Z',
    })
    expect(toPhotoCard(a7c2, photo(3, '2026-01-02T00:00:00Z'))).toMatchObject({
      id: 'a7c2-3',
      camera: 'SONY A7C2',
      link: '/gallery/a7c2/View/3',
    })
  })
})

describe('mergeCards', () => {
  it('returns the four newest cards of both cameras, newest first', () => {
    const merged = mergeCards(
      [a(1, '03-09'), a(2, '03-05'), a(3, '03-01'), a(4, '02-01')],
      [x(1, '03-08'), x(2, '03-07'), x(3, '01-01'), x(4, '01-02')],
    )
    expect(merged.map((card) => card.id)).toEqual(['a7c2-1', 'x100vi-1', 'x100vi-2', 'a7c2-2'])
  })

  it('compares points in time, not strings', () => {
    const early = toPhotoCard(a7c2, photo(1, '2026-03-02T08:00:00+09:00'))
    const late = toPhotoCard(x100vi, photo(1, '2026-03-02T00:30:00Z'))
    expect(mergeCards([early], [late]).map((card) => card.id)).toEqual(['x100vi-1', 'a7c2-1'])
  })

  it('keeps photos with the same number apart and does not change its input', () => {
    const list = [a(7, '01-01'), a(8, '02-01')]
    expect(mergeCards(list, [x(7, '01-01')]).map((card) => card.id)).toEqual(['a7c2-8', 'a7c2-7', 'x100vi-7'])
    expect(list.map((card) => card.id)).toEqual(['a7c2-7', 'a7c2-8'])
  })

  it('accepts fewer than four cards', () => {
    expect(mergeCards([], [x(1, '01-01')])).toHaveLength(1)
    expect(mergeCards([], [])).toEqual([])
  })
})
