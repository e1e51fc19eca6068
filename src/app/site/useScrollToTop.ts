import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollPageTo } from '@/motion/scrollPage'
import { onPageReady } from '@/stores/overlay'
import { useScroll } from '@/stores/scroll'

/**
 * Scrolls to the top on every route change, or to the element with the id in the hash. Skips a list that has restored its own
 * scroll position on return from a detail, which it reports as `restoredEntry`. Disables the browser's scroll restoration.
 */
export function useScrollToTop() {
  const { pathname, hash, key } = useLocation()
  const previousPathname = useRef<string>(undefined)

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const isSamePage = previousPathname.current === pathname
    const isFirstPage = previousPathname.current === undefined
    previousPathname.current = pathname
    if (hash) return scrollToHash(hash)
    if (isSamePage || isFirstPage || useScroll.getState().restoredEntry === key) return undefined
    scrollPageTo(0)
    return undefined
  }, [pathname, hash, key])
}

/** Decodes the id in a hash. A malformed encoding is used as it is. */
function hashToId(hash: string): string {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Scrolls to the element named by the hash once the page is ready. Returns a cleanup function. */
function scrollToHash(hash: string): () => void {
  const id = hashToId(hash)
  return onPageReady(() => {
    const target = document.getElementById(id)
    if (target) scrollPageTo(Math.max(0, target.getBoundingClientRect().top + window.scrollY))
  })
}
