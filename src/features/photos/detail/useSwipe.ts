import { useEffect, type RefObject } from 'react'
import type { Turn } from './useTurning'

interface Point {
  x: number
  y: number
}

/** A swipe is longer than this, px, and flatter than it is high by this factor. */
const LEAST_PX = 48
const FLATNESS = 1.4

/** Whether a finger's way is along the row: what is steeper scrolls the page. */
function isSideways(from: Point, to: Point): boolean {
  return Math.abs(to.x - from.x) > Math.abs(to.y - from.y) * FLATNESS
}

/** Which way a finger's way turns: pushed to the left, the next photo comes in from the right. */
export function swipeOf(from: Point, to: Point): 'previous' | 'next' | null {
  if (Math.abs(to.x - from.x) < LEAST_PX || !isSideways(from, to)) return null
  return to.x < from.x ? 'next' : 'previous'
}

/** How much of the finger's way the picture goes along. */
const FOLLOW = 0.35

/** Whether two fingers have enlarged the page. */
const isEnlarged = () => (window.visualViewport?.scale ?? 1) > 1

function pointOf({ clientX, clientY }: Touch): Point {
  return { x: clientX, y: clientY }
}

/** Leaves the finger to the browser while the page is enlarged. */
function letMoveEnlarged(element: HTMLElement, { signal }: AbortController) {
  const follow = () => element.style.setProperty('touch-action', isEnlarged() ? 'auto' : '')
  window.visualViewport?.addEventListener('resize', follow, { signal })
  follow()
}

/**
 * Turns by a finger on the stage; the picture follows it a little (`--pull`, px). Two fingers zoom the page as ever, and then
 * one goes about in it.
 */
export function useSwipe(stage: RefObject<HTMLElement | null>, turn: Turn) {
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    let from: Point | null = null
    const pull = (px: number) => element.style.setProperty('--pull', `${px}px`)
    const forget = () => {
      from = null
      element.style.removeProperty('--pull')
    }
    element.addEventListener(
      'touchstart',
      ({ touches }) => {
        const [finger] = touches
        if (finger && touches.length === 1 && !isEnlarged()) from = pointOf(finger)
        else forget()
      },
      options,
    )
    element.addEventListener(
      'touchmove',
      ({ touches }) => {
        const [finger] = touches
        if (!from || !finger) return
        const to = pointOf(finger)
        pull(isSideways(from, to) ? (to.x - from.x) * FOLLOW : 0)
      },
      options,
    )
    element.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const [finger] = changedTouches
        const way = from && finger && swipeOf(from, pointOf(finger))
        forget()
        if (way) turn(way)
      },
      options,
    )
    element.addEventListener('touchcancel', forget, options)
    letMoveEnlarged(element, listening)
    return () => listening.abort()
  }, [stage, turn])
}
