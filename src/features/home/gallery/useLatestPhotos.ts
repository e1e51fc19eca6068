import { useEffect, useState, type RefObject } from 'react'
import { logger } from '@/lib/logger'
import type { PhotoCard } from './photoCards'

/** The photos are read when the section is so near, in shares of the view, … */
const NEAR = '150% 0px'
/** … or when the loaded page has been idle; it is waited for no longer than this (ms). */
const IDLE_LIMIT_MS = 4000

function whenWanted(section: Element, wanted: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) wanted()
    },
    { rootMargin: NEAR },
  )
  observer.observe(section)
  let idle = 0
  const waitForIdle = () => {
    // Safari has no idle callbacks: there the section's coming near decides.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(wanted, { timeout: IDLE_LIMIT_MS })
  }
  if (document.readyState === 'complete') waitForIdle()
  else window.addEventListener('load', waitForIdle, { once: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('load', waitForIdle)
    if (idle) cancelIdleCallback(idle)
  }
}

/** The newest photos of both cameras, once the section is near or the page idle; null until they are known. */
export function useLatestPhotos(ref: RefObject<HTMLElement | null>): readonly PhotoCard[] | null {
  const [cards, setCards] = useState<readonly PhotoCard[] | null>(null)
  useEffect(() => {
    const section = ref.current
    if (!section) return undefined
    let gone = false
    let stopReading: (() => void) | undefined
    const read = async () => {
      stopWanting()
      try {
        // The query code and the prints come together, off home's first view.
        const [{ showLatestPhotos }] = await Promise.all([import('./latestPhotos'), import('./Prints')])
        if (!gone) stopReading = showLatestPhotos(section, setCards)
      } catch (error) {
        logger.error('posts_x100vi, posts_a7c2', error)
        if (!gone) setCards([])
      }
    }
    const stopWanting = whenWanted(section, () => void read())
    return () => {
      gone = true
      stopWanting()
      stopReading?.()
    }
  }, [ref])
  return cards
}
