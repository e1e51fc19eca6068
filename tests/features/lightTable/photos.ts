import type { PhotoMeta } from '@/posts/meta'
import { a7c2, x100vi } from '../../support/galleries'
import { type LightPhoto, toLightPhoto } from '@/features/lightTable/lightAxis'
import { buildPost } from '../../support/posts'

/** Builds the photo with an id such as `a7c2-1`. */
export function buildPhoto(name: string, meta: PhotoMeta = {}): LightPhoto {
  const [key, id] = name.split('-')
  return toLightPhoto(key === 'a7c2' ? a7c2 : x100vi, { ...buildPost({ id: Number(id), title: name }), meta })
}

/** Builds a photo that was taken at this time of day. */
export const buildPhotoAt = (name: string, clock: string, day = '2025-10-19'): LightPhoto =>
  buildPhoto(name, { takenAt: `${day}T${clock}:00+09:00` })
