import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { type Collection, cardId } from '@/posts/collections'
import { transitionStore } from './transitionStore'

/** Returns true while the picture of this post is in transition. Reports to the transition that the detail's picture is mounted. */
export function useIsTransitioning(collection: Collection, id: number): boolean {
  const card = useStore(transitionStore, (state) => state.card)
  const isTransitioning = card === cardId(collection, id)
  useLayoutEffect(() => {
    if (isTransitioning) transitionStore.setState({ mounted: true })
  }, [isTransitioning])
  return isTransitioning
}
