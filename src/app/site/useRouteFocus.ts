import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusHeading } from '@/lib/browser/focusHeading'
import { useOverlay } from '@/stores/overlay'
import { useScroll } from '@/stores/scroll'
import { whenDialogsGone } from '@/ui/openDialogs'

/**
 * After a route change, once the new page is there: moves the focus to its heading and returns its title for a live
 * region. The first page keeps the focus where the browser puts it.
 */
export function useRouteFocus(): string {
  const { pathname, key } = useLocation()
  const { pageReady, visit } = useOverlay()
  const [announced, setAnnounced] = useState('')
  const shown = useRef({ pathname, visit: -1 })

  useEffect(() => {
    if (!pageReady || visit === shown.current.visit) return
    const firstPage = pathname === shown.current.pathname
    shown.current = { pathname, visit }
    // Another item on the same page (the next photo, a tab) leaves the focus to that page.
    if (firstPage) return
    const arrive = () => {
      const main = document.getElementById('main')
      // A list that is come back to has given the focus to the card that was opened.
      if (useScroll.getState().placedEntry !== key) focusHeading(main?.querySelector('h1') ?? main)
      setAnnounced(document.title)
    }
    // A menu that is just sliding away gives its focus back first.
    whenDialogsGone(arrive)
  }, [pageReady, visit, pathname, key])

  return announced
}
