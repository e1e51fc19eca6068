import { useEffect } from 'react'
import { withoutBase } from '@/config/base'
import { savesData } from '@/lib/browser/savesData'
import { preloadPage } from './pages'

const EVENTS = ['pointerover', 'focusin', 'touchstart']

function prefetch({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return
  void preloadPage(withoutBase(link.pathname))
}

/** Loads the page of a link that is hovered, focused or touched, unless the visitor asked for fewer bytes. */
export function usePrefetch() {
  useEffect(() => {
    if (savesData()) return undefined
    for (const event of EVENTS) document.addEventListener(event, prefetch, { passive: true })
    return () => {
      for (const event of EVENTS) document.removeEventListener(event, prefetch)
    }
  }, [])
}
