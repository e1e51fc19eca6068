/**
 * The motion choice in effect is stored in `html[data-motion-choice]`. `src/firstPaint.ts` sets it before the first paint,
 * this module afterwards. Stylesheets read it through the mixins of `styles/mixins/_motion.scss`.
 */
import { useSyncExternalStore } from 'react'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import { resolveMotionChoice, REDUCED_MOTION } from '@/config/motionChoice'
import { localSafeStorage } from '../storage/safeStorage'
import { onMediaChange } from './mediaQuery'

const listeners = new Set<() => void>()

/** Sets `html[data-motion-choice]` to the visitor's stored choice or, without one, to the system's setting. */
export function applyMotionChoice() {
  const html = document.documentElement.dataset
  const before = html['motionChoice']
  html['motionChoice'] = resolveMotionChoice(localSafeStorage.get(MOTION_STORAGE_KEY))
  if (html['motionChoice'] !== before) for (const listener of listeners) listener()
}

/** Applies changes of the system's setting and of the choice stored by other tabs, until the page is closed. */
export function syncMotionChoice() {
  onMediaChange(REDUCED_MOTION, applyMotionChoice)
  window.addEventListener('storage', applyMotionChoice)
}

/** Calls `callback` after every change of `html[data-motion-choice]`. Returns an unsubscribe function. */
export function onMotionChange(callback: () => void): () => void {
  // A new function for each call, so that the same callback can be subscribed twice.
  const listener = () => callback()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether motion is reduced: no pinning, no smooth scrolling, no loops. True for `calm` and `still`. */
export const prefersReducedMotion = (): boolean => document.documentElement.dataset['motionChoice'] !== 'full'

/** Whether motion is reduced. Returns true in static HTML and during hydration. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true)
