import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Direction } from '@/lib/browser/arrowKeys'
import type { Collection } from '@/posts/collections'
import type { Neighbours } from '@/posts/read/repository'
import { useScroll } from '@/stores/scroll'
import { useArrowKeys } from '@/ui/useArrowKeys'

/** Navigates to the previous or next photo. */
export type Turn = (to: Direction) => void

/** A dialog above the page locks the scroll and handles its own keys. */
const isPageOnTop = () => useScroll.getState().lockOwners.size === 0

/**
 * Returns a function that navigates to the previous or next photo; ← and → call it too. It replaces the history entry,
 * so the browser's Back leads to the gallery. Turns requested before the neighbours are loaded (null) are queued.
 */
export function usePhotoTurn(
  collection: Collection,
  id: number,
  neighbours: Neighbours<object> | null,
): Turn {
  const navigate = useNavigate()
  /** Number of queued turns: positive for next, negative for previous. */
  const pending = useRef(0)
  /** Id of the photo that is being left: the navigation has started, but the new photo has not rendered yet. */
  const leaving = useRef<number | null>(null)

  const step = useCallback(() => {
    if (neighbours === null || leaving.current === id || pending.current === 0) return
    const { next, previous } = neighbours
    const post = pending.current > 0 ? next : previous
    if (!post) {
      pending.current = 0
      return
    }
    pending.current -= Math.sign(pending.current)
    leaving.current = id
    void navigate(collection.detailPath(post.id), { replace: true })
  }, [collection, id, navigate, neighbours])

  useEffect(() => {
    if (leaving.current !== id) leaving.current = null
  }, [id])
  useEffect(step, [step])

  const turn = useCallback<Turn>(
    (to) => {
      pending.current += to === 'next' ? 1 : -1
      step()
    },
    [step],
  )
  useArrowKeys({ onTurn: turn, isActive: isPageOnTop })
  return turn
}

interface Point {
  x: number
  y: number
}

/** A swipe is at least this long (px), and its width exceeds its height by this factor. */
const MIN_SWIPE_PX = 48
const SWIPE_FLATNESS = 1.4
/** The picture moves by this share of the finger's movement. */
const PULL_SHARE = 0.35

/** Returns whether the movement is horizontal. A steeper one scrolls the page. */
function isHorizontal(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) * SWIPE_FLATNESS
}

/** Returns the direction of a swipe, or null: a swipe to the left shows the next photo. */
export function swipeDirection(from: Point, to: Point): Direction | null {
  if (Math.abs(to.x - from.x) < MIN_SWIPE_PX || !isHorizontal(from, to)) return null
  return to.x < from.x ? 'next' : 'previous'
}

/** Returns whether the page is pinch-zoomed. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1

function toPoint({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY }
}

/** Leaves touches to the browser while the page is pinch-zoomed, so that one finger pans. */
function allowPanWhileZoomed(element: HTMLElement, { signal }: AbortController) {
  const update = () => element.style.setProperty('touch-action', isZoomed() ? 'auto' : '')
  window.visualViewport?.addEventListener('resize', update, { signal })
  update()
}

/** Calls `turn` on a horizontal swipe. The picture follows the finger by a share of its movement (`--pull`, px). */
export function useSwipe(stage: RefObject<HTMLElement | null>, turn: Turn) {
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const controller = new AbortController()
    const options = { signal: controller.signal, passive: true }
    let start: Point | null = null
    const pull = (px: number) => element.style.setProperty('--pull', `${px}px`)
    const reset = () => {
      start = null
      element.style.removeProperty('--pull')
    }
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        const [finger] = touches
        if (finger && touches.length === 1 && !isZoomed()) start = toPoint(finger)
        else reset()
      },
      options,
    )
    element.addEventListener(
      'touchmove',
      ({ touches }) => {
        const [finger] = touches
        if (!start || !finger) return
        const to = toPoint(finger)
        pull(isHorizontal(start, to) ? (to.x - start.x) * PULL_SHARE : 0)
      },
      options,
    )
    element.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const [finger] = changedTouches
        const direction = start && finger && swipeDirection(start, toPoint(finger))
        reset()
        if (direction) turn(direction)
      },
      options,
    )
    element.addEventListener('touchcancel', reset, options)
    allowPanWhileZoomed(element, controller)
    return () => controller.abort()
  }, [stage, turn])
}
