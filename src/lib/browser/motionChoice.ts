/**
 * How much may move is set in one place, `html[data-motion-choice]`: before the first paint by `src/firstPaint.ts`, afterwards by
 * this module. Stylesheets read it by the mixins of `styles/mixins/_motion.scss`.
 */
import { useSyncExternalStore } from 'react'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import { motionChoiceFrom, REDUCED_MOTION } from '@/config/motionChoice'
import { onMediaChange } from './mediaQuery'
import { localSafeStorage } from '../storage/safeStorage'

const listeners = new Set<() => void>()

/** What the visitor chose, else what the system asks for. */
export function settleMotion() {
  const html = document.documentElement.dataset
  const before = html['motionChoice']
  html['motionChoice'] = motionChoiceFrom(localSafeStorage.get(MOTION_STORAGE_KEY))
  if (html['motionChoice'] !== before) for (const changed of listeners) changed()
}

/** Follows the system until something is chosen, and what is chosen in another tab; for the page's whole life. */
export function followMotionChoice() {
  onMediaChange(REDUCED_MOTION, settleMotion)
  window.addEventListener('storage', settleMotion)
}

/** Calls back after it has changed how much may move; returns the way out. */
export function onMotionChange(changed: () => void): () => void {
  // Its own function each time: who listens twice leaves twice.
  const listener = () => changed()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether less is to move than everything: no pin, no glide, no loop (decisions §6). */
export const prefersReducedMotion = (): boolean => document.documentElement.dataset['motionChoice'] !== 'full'

/** The same; true in static HTML and while that is being hydrated: still is the default. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true)
