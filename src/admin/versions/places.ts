import { createContext, use, useEffect, useState } from 'react'
import { characterKeysWork } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'

/** The place that the owner is led to, from 0; -1 before the first step. */
export const CurrentPlace = createContext(-1)

/** The place that the owner is led to, from 0; -1 before the first step and outside a comparison. */
export function useCurrentPlace(): number {
  return use(CurrentPlace)
}

/** The place after or before one, round and round. */
function stepped(now: number, by: 1 | -1, count: number): number {
  if (now === -1) return by === 1 ? 0 : count - 1
  return (now + by + count) % count
}

/** Which way a key leads: n and p by their place on the keyboard, too, for a Korean layout writes other letters there. */
function stepOf(event: KeyboardEvent): 1 | -1 | null {
  const { key, code, target } = event
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey)
    return null
  if (!characterKeysWork()) return null
  if (target instanceof Element && target.closest('input, select, textarea, dialog')) return null
  if (key === 'n' || code === 'KeyN') return 1
  return key === 'p' || code === 'KeyP' ? -1 : null
}

/** Walks through the places in which two versions differ: by buttons, or by the keys p and n wherever nothing is typed. */
export function usePlaceWalk(count: number) {
  const [current, setCurrent] = useState(-1)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const step = stepOf(event)
      if (step !== null && count > 0) setCurrent((now) => stepped(now, step, count))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count])
  useEffect(() => {
    if (current !== -1)
      document.querySelector(`[data-place="${current}"]`)?.scrollIntoView({ block: 'center' })
  }, [current])
  const go = (by: 1 | -1) => () => setCurrent((now) => stepped(now, by, count))
  return { current, next: go(1), previous: go(-1) }
}
