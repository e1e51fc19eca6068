import { expect, it } from 'vitest'
import { a7c2, x100vi } from '../../support/galleries'
import { mergeCards, toPhotoCard } from '@/features/home/gallery/latestPhotos'

const photo = (id: number, createdAt: string) => ({
  id,
  title: `사진 ${id}`,
  meta: {},
  thumbnail: `/storage/v1/object/public/media/sample/${id}.webp`,
  createdAt,
})

it('a photo card has an id with its collection, the camera, the title and the link to the detail page', () => {
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

it('cards are merged by points in time, not strings', () => {
  const early = toPhotoCard(a7c2, photo(1, '2026-03-02T08:00:00+09:00'))
  const late = toPhotoCard(x100vi, photo(1, '2026-03-02T00:30:00Z'))
  expect(mergeCards([early], [late]).map((card) => card.id)).toEqual(['x100vi-1', 'a7c2-1'])
})
