import { INTRO_STORAGE_KEY } from '../../../config/constants'
import { readStored, writeStored } from '@/lib/storage/silentStorage'
import { isIntroDue } from './introPhase'

/** Length of the whole intro, in ms. The stylesheet's steps (`hero/_intro.scss`) fill it. */
export const INTRO_MS = 3600

const html = () => document.documentElement

/** Whether the intro's frames are on show: the stylesheet moves everything by `html[data-intro="playing"]`. */
export const isIntroPlaying = (): boolean => html().dataset['intro'] === 'playing'

/** Shows the intro's first frame, and its last one 3.6 s later; calls `onEnd` then, unless it was ended before. */
export function beginIntro(onEnd?: () => void): void {
  if (isIntroPlaying()) return
  html().dataset['intro'] = 'playing'
  setTimeout(() => {
    if (!isIntroPlaying()) return
    endIntro()
    onEnd?.()
  }, INTRO_MS)
}

/** Shows the intro's last frame. */
export function endIntro(): void {
  delete html().dataset['intro']
}

/** Calls `callback` when the intro ends. Returns an unsubscribe function. */
export function onIntroEnd(callback: () => void): () => void {
  const observer = new MutationObserver(() => isIntroPlaying() || callback())
  observer.observe(html(), { attributeFilter: ['data-intro'] })
  return () => observer.disconnect()
}

/**
 * Plays the intro on a static home page that React has not taken over yet, so that it does not wait for the scripts. Once React
 * has loaded, `useIntroPlay` goes on from there.
 */
export function playIntroBeforeHydration(): void {
  if (html().dataset['motionChoice'] !== 'full' || !document.getElementById('visual')) return
  if (isIntroDue(readStored(INTRO_STORAGE_KEY), Date.now()))
    beginIntro(() => writeStored(INTRO_STORAGE_KEY, String(Date.now())))
}
