import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import type { Neighbours } from '@/collections/repository'
import { useScroll } from '@/stores/scroll'
import { turnOf } from './turnKeys'

export type Turn = (to: 'previous' | 'next') => void

/**
 * Turns to the photo before or after, by ← and → too. A turn takes the place of its photo in the history, so that the
 * browser's Back leads to the wall, however many were looked at.
 */
export function useTurning(collection: Collection, { previous, next }: Neighbours<object>): Turn {
  const navigate = useNavigate()
  const turn = useCallback<Turn>(
    (to) => {
      const post = to === 'previous' ? previous : next
      if (post) void navigate(collection.detailPath(post.id), { replace: true })
    },
    [collection, navigate, next, previous],
  )
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = turnOf(event)
      // A layer above the page holds the scroll; its keys are its own.
      if (!to || useScroll.getState().lockOwners.size > 0) return
      event.preventDefault()
      turn(to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [turn])
  return turn
}
