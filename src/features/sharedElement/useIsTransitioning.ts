import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type Collection, cardId } from '@/posts/collections'
import { transitionStore } from './transitionStore'

/** Returns true while the picture of this post is in transition. Reports to the transition that the detail's picture is mounted. */
export function useIsTransitioning(collection: Collection, id: number): boolean {
  const card = useSyncExternalStore(
    transitionStore.subscribe,
    () => transitionStore.getState().card,
    () => null,
  )
  const isTransitioning = card === cardId(collection, id)
  useLayoutEffect(() => {
    if (isTransitioning) transitionStore.setState({ mounted: true })
  }, [isTransitioning])
  return isTransitioning
}
