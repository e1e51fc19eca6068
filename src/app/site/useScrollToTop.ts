import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollPageTo } from '@/motion/scrollPage'
import { onPageReady } from '@/stores/overlay'
import { useScroll } from '@/stores/scroll'

/**
 * Every route change goes to the top (specification §2), or to the element that the hash names. The one exception is
 * a list that is come back to from its detail: it has put the scroll in its place itself and says so by
 * `placedEntry` (decisions §10.10). The browser restores nothing.
 */
export function useScrollToTop() {
  const { pathname, hash, key } = useLocation()
  const shown = useRef<string>(undefined)

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const samePage = shown.current === pathname
    const firstPage = shown.current === undefined
    shown.current = pathname
    if (hash) return followHash(hash)
    if (samePage || firstPage || useScroll.getState().placedEntry === key) return undefined
    scrollPageTo(0)
    return undefined
  }, [pathname, hash, key])
}

/** The id that a hash names; one that is no good encoding is taken as it stands. */
function idOf(hash: string): string {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Goes to the element with that id once the page is there; returns the way out. */
function followHash(hash: string): () => void {
  const id = idOf(hash)
  return onPageReady(() => {
    const target = document.getElementById(id)
    if (target) scrollPageTo(Math.max(0, target.getBoundingClientRect().top + window.scrollY))
  })
}
