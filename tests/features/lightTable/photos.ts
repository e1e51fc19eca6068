import type { PhotoMeta } from '@/posts/meta'
import { a7c2, x100vi } from '@/posts/registry'
import { type LightPhoto, toLightPhoto } from '@/features/lightTable/lightAxis'
import { postOf } from '../../support/posts'

/** A photograph `a7c2-1` with a meta of its own. */
export function lightOf(name: string, meta: PhotoMeta = {}): LightPhoto {
  const [key, id] = name.split('-')
  return toLightPhoto(key === 'a7c2' ? a7c2 : x100vi, { ...postOf({ id: Number(id), title: name }), meta })
}

/** Taken at that hour of some day. */
export const takenAt = (name: string, clock: string, day = '2025-10-19'): LightPhoto =>
  lightOf(name, { takenAt: `${day}T${clock}:00+09:00` })
