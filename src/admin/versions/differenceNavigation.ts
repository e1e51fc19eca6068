import { createContext, use, useEffect, useState } from 'react'
import { areCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import { isComposing } from '@/lib/browser/isComposing'

/** Index of the current difference; -1 before the first step. */
export const CurrentDifference = createContext(-1)

/** Returns the index of the current difference; -1 before the first step and outside a comparison. */
export function useCurrentDifference(): number {
  return use(CurrentDifference)
}

/** Returns the next or previous index, wrapping around at the ends. */
function stepIndex(current: number, by: 1 | -1, count: number): number {
  if (current === -1) return by === 1 ? 0 : count - 1
  return (current + by + count) % count
}

/** Returns the step for a key: n or p. Also checks `code`, because a Korean layout produces other letters. */
function stepForKey(event: KeyboardEvent): 1 | -1 | null {
  const { key, code, target } = event
  if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey)
    return null
  if (!areCharacterKeysEnabled()) return null
  if (target instanceof Element && target.closest('input, select, textarea, dialog')) return null
  if (key === 'n' || code === 'KeyN') return 1
  return key === 'p' || code === 'KeyP' ? -1 : null
}

/** Steps through the differences of two versions by buttons, or by the keys n and p outside of inputs. */
export function useDifferenceNavigation(count: number) {
  const [current, setCurrent] = useState(-1)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = stepForKey(event)
      if (step !== null && count > 0) setCurrent((index) => stepIndex(index, step, count))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [count])
  useEffect(() => {
    if (current !== -1)
      document.querySelector(`[data-place="${current}"]`)?.scrollIntoView({ block: 'center' })
  }, [current])
  const go = (by: 1 | -1) => () => setCurrent((index) => stepIndex(index, by, count))
  return { current, next: go(1), previous: go(-1) }
}
