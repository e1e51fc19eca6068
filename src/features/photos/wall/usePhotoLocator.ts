import { useCallback } from 'react'
import type { LocateCard } from '@/features/list/useScrollRestoration'

/** Finds photos by their id on a wall that knows them by their number. */
export function usePhotoLocator(
  posts: readonly { id: number }[],
  locate: (photo: number) => number | null,
): LocateCard {
  return useCallback(
    (id) => {
      const photo = posts.findIndex((post) => post.id === id)
      return photo === -1 ? null : locate(photo)
    },
    [locate, posts],
  )
}
