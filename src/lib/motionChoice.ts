/**
 * How much may move (decisions §11) is said in one place: `html[data-motion-choice]`, set before the first paint
 * (`scripts/static/firstPaintScript.ts`). Stylesheets read it by `scripts/motion-choice`, script reads it here.
 */
import { useSyncExternalStore } from 'react'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import { MOTION_CHOICE, REDUCED_MOTION } from '@/config/motionChoice'
import { matchesMedia, onMediaChange } from './mediaQuery'
import { localSafeStorage } from './safeStorage'

/** What the visitor chose, else what the system asks for. */
export function settleMotion() {
  const chosen = localSafeStorage.get(MOTION_STORAGE_KEY) ?? ''
  document.documentElement.dataset['motionChoice'] = MOTION_CHOICE.test(chosen)
    ? chosen
    : matchesMedia(REDUCED_MOTION)
      ? 'calm'
      : 'full'
}

/** Follows the system until something is chosen, and what is chosen in another tab; for the page's whole life. */
export function followMotionChoice() {
  onMediaChange(REDUCED_MOTION, settleMotion)
  window.addEventListener('storage', settleMotion)
}

/** Calls back after it has changed how much may move; returns the way out. */
export function onMotionChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-motion-choice'] })
  return () => observer.disconnect()
}

/** Whether less is to move than everything: no pin, no glide, no loop (decisions §6). */
export const prefersReducedMotion = (): boolean => document.documentElement.dataset['motionChoice'] !== 'full'

/** The same; true in static HTML and while that is being hydrated: still is the default. */
export const usePrefersReducedMotion = (): boolean =>
  useSyncExternalStore(onMotionChange, prefersReducedMotion, () => true)
