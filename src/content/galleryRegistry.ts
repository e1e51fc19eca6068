import { galleries as records } from '@content/galleries'
import type { Gallery } from './gallery.ts'

export type GalleryKey = (typeof records)[number]['key']

/** All galleries in menu order. */
export const galleries: readonly [Gallery<GalleryKey>, ...Gallery<GalleryKey>[]] = records

/** Returns a record with one value for each gallery, in menu order. */
export function mapGalleries<Value>(
  create: (gallery: Gallery<GalleryKey>) => Value,
): Record<GalleryKey, Value> {
  const entries = galleries.map((gallery) => [gallery.key, create(gallery)] as const)
  // oxlint-disable-next-line no-unsafe-type-assertion -- `fromEntries` loses the keys, which are those of all galleries
  return Object.fromEntries(entries) as Record<GalleryKey, Value>
}
