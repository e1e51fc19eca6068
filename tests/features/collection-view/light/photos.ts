import type { PhotoMeta } from '@/collections/meta'
import { a7c2, x100vi } from '@/collections/registry'
import { type LightPhoto, toLightPhoto } from '@/features/collection-view/light/lightAxis'
import { postOf } from '../../../posts'

/** A photograph `a7c2-1` with a meta of its own. */
export function lightOf(name: string, meta: PhotoMeta = {}): LightPhoto {
  const [key, id] = name.split('-')
  return toLightPhoto(key === 'a7c2' ? a7c2 : x100vi, { ...postOf({ id: Number(id), title: name }), meta })
}

/** Taken at that hour of some day. */
export const takenAt = (name: string, clock: string, day = '2025-10-19'): LightPhoto =>
  lightOf(name, { takenAt: `${day}T${clock}:00+09:00` })
