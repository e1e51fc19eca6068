import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Collection } from '@/posts/definition'
import type { Neighbours } from '@/posts/repository'
import type { Direction } from '@/lib/browser/arrowKeys'
import { useScroll } from '@/stores/scroll'
import { useArrowKeys } from '@/ui/useArrowKeys'

export type Turn = (to: Direction) => void

/** A layer above the page holds the scroll; its keys are its own. */
const pageIsOnTop = () => useScroll.getState().lockOwners.size === 0

/**
 * Turns to the photo before or after, by ← and → too. A turn takes the place of its photo in the history, so that the
 * browser's Back leads to the wall, however many were looked at. Turns that are asked for before the neighbours are
 * known (null) wait for them, one after the other.
 */
export function useTurning(collection: Collection, id: number, neighbours: Neighbours<object> | null): Turn {
  const navigate = useNavigate()
  /** How many photos on (or back, below zero) the visitor wants to be. */
  const wanted = useRef(0)
  /** The photo that is being left: the address is another one, this page has not followed yet. */
  const leaving = useRef<number | null>(null)

  const step = useCallback(() => {
    if (neighbours === null || leaving.current === id || wanted.current === 0) return
    const { next, previous } = neighbours
    const post = wanted.current > 0 ? next : previous
    if (!post) {
      wanted.current = 0
      return
    }
    wanted.current -= Math.sign(wanted.current)
    leaving.current = id
    void navigate(collection.detailPath(post.id), { replace: true })
  }, [collection, id, navigate, neighbours])

  useEffect(() => {
    if (leaving.current !== id) leaving.current = null
  }, [id])
  useEffect(step, [step])

  const turn = useCallback<Turn>(
    (to) => {
      wanted.current += to === 'next' ? 1 : -1
      step()
    },
    [step],
  )
  useArrowKeys({ turn, active: pageIsOnTop })
  return turn
}
