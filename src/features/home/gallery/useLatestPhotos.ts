import { useEffect, useState, type RefObject } from 'react'
import { logger } from '@/lib/logger'
import type { PhotoCard } from './photoCards'

/** The photos are read when the section is so near, in shares of the view, … */
const NEAR = '150% 0px'
/** … or when the loaded page has been idle; it is waited for no longer than this (ms). */
const IDLE_LIMIT_MS = 4000

/** The query code and the prints come together, off home's first view. */
async function readPhotos(): Promise<readonly PhotoCard[]> {
  try {
    const [{ readLatestPhotos }] = await Promise.all([import('./latestPhotos'), import('./Prints')])
    return await readLatestPhotos()
  } catch (error) {
    logger.error('posts_x100vi, posts_a7c2', error)
    return []
  }
}

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
export function useLatestPhotos(ref: RefObject<Element | null>): readonly PhotoCard[] | null {
  const [cards, setCards] = useState<readonly PhotoCard[] | null>(null)
  useEffect(() => {
    const section = ref.current
    if (!section) return undefined
    let gone = false
    const read = async () => {
      stop()
      const photos = await readPhotos()
      if (!gone) setCards(photos)
    }
    const stop = whenWanted(section, () => void read())
    return () => {
      gone = true
      stop()
    }
  }, [ref])
  return cards
}
