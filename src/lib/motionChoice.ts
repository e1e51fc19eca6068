/**
 * How much may move (decisions §11) is said in one place: `html[data-motion-choice]`, set before the first paint
 * (`scripts/static/firstPaintScript.ts`). Stylesheets read it by the mixins of `styles/mixins/_motion.scss`, script reads it here.
 */
import { useSyncExternalStore } from 'react'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import { MOTION_CHOICE, REDUCED_MOTION } from '@/config/motionChoice'
import { matchesMedia, onMediaChange } from './mediaQuery'
import { localSafeStorage } from './safeStorage'

const listeners = new Set<() => void>()

/** What the visitor chose, else what the system asks for. */
export function settleMotion() {
  const html = document.documentElement.dataset
  const before = html['motionChoice']
  const chosen = localSafeStorage.get(MOTION_STORAGE_KEY) ?? ''
  html['motionChoice'] = MOTION_CHOICE.test(chosen) ? chosen : matchesMedia(REDUCED_MOTION) ? 'calm' : 'full'
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
