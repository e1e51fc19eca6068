import { useEffect } from 'react'
import { withoutBase } from '@/config/base'
import { preloadPage } from './pages'

/** Brings a page's file as soon as the pointer or the focus is on a link to it. */
export function useLinkPreload() {
  useEffect(() => {
    const asked = new Set<string>()
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== window.location.origin || link.target === '_blank') return
      if (asked.has(link.pathname)) return
      asked.add(link.pathname)
      void preloadPage(withoutBase(link.pathname))
    }
    document.addEventListener('pointerover', preload, { passive: true })
    document.addEventListener('focusin', preload)
    return () => {
      document.removeEventListener('pointerover', preload)
      document.removeEventListener('focusin', preload)
    }
  }, [])
}
