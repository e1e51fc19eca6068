import { isWithinWindow } from '@/lib/storage/isWithinWindow'
import { readStored, writeStored } from '@/lib/storage/silentStorage'
import { INTRO_REPLAY_WINDOW_MS, INTRO_STORAGE_KEY } from '../../../config/constants'

/** Length of the intro in ms. It matches the keyframes in `hero/_intro.scss`. */
export const INTRO_MS = 3600

const html = () => document.documentElement

/** Returns whether the intro is playing. The stylesheet animates while `html[data-intro="playing"]` is set. */
export const isIntroPlaying = (): boolean => html().dataset['intro'] === 'playing'

/** Starts the intro and ends it after `INTRO_MS`. Calls `onEnd` then, unless the intro was ended earlier. */
export function startIntro(onEnd?: () => void): void {
  if (isIntroPlaying()) return
  html().dataset['intro'] = 'playing'
  setTimeout(() => {
    if (!isIntroPlaying()) return
    endIntro()
    onEnd?.()
  }, INTRO_MS)
}

/** Ends the intro, so that its last frame is shown. */
export function endIntro(): void {
  delete html().dataset['intro']
}

/** Calls `callback` when the intro ends. Returns an unsubscribe function. */
export function onIntroEnd(callback: () => void): () => void {
  const observer = new MutationObserver(() => isIntroPlaying() || callback())
  observer.observe(html(), { attributeFilter: ['data-intro'] })
  return () => observer.disconnect()
}

/** Parses the stored time of the last intro. Returns null for anything but decimal digits. */
function parseIntroMarker(stored: string | null): number | null {
  return stored !== null && /^\d+$/.test(stored) ? Number(stored) : null
}

/** Returns whether the intro should play at `now` (ms): the last one is missing, 24 hours old or in the future. */
export function isIntroDue(stored: string | null, now: number): boolean {
  return !isWithinWindow(parseIntroMarker(stored), INTRO_REPLAY_WINDOW_MS, now)
}

/**
 * Plays the intro on a static home page before React hydrates it, so that the intro does not wait for the bundle.
 * `useIntroPlay` takes over after hydration.
 */
export function playIntroBeforeHydration(): void {
  if (html().dataset['motionChoice'] !== 'full' || !document.getElementById('visual')) return
  if (isIntroDue(readStored(INTRO_STORAGE_KEY), Date.now()))
    startIntro(() => writeStored(INTRO_STORAGE_KEY, String(Date.now())))
}
