import type { Collection } from '../collections'
import { PUBLIC_KEY } from './queryClient'

/** Cache key of one post. */
export function postKey(collection: Collection, id: number | null) {
  return [PUBLIC_KEY, collection.key, 'detail', id] as const
}
