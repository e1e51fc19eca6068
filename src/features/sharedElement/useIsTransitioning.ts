import { useLayoutEffect, useSyncExternalStore } from 'react'
import type { Collection } from '@/posts/definition'
import { cardId } from '@/posts/postId'
import { sharedElement } from './growing'

/** Whether this post's picture is growing out of its card just now; tells the transition that its target is there. */
export function useIsTransitioning(collection: Collection, id: number): boolean {
  const card = useSyncExternalStore(
    sharedElement.subscribe,
    () => sharedElement.getState().card,
    () => null,
  )
  const transitioning = card === cardId(collection, id)
  useLayoutEffect(() => {
    if (transitioning) sharedElement.setState({ mounted: true })
  }, [transitioning])
  return transitioning
}
