import { useEffect, useRef, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-data'

/**
 * Puts the focus on the page and the page to its top whenever another route is shown. A changed query moves nothing, nor
 * does a replaced address: what has just been saved is still the same page.
 */
export function useFocusOnRoute(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const replaced = useNavigationType() === NavigationType.Replace
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (replaced) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname, replaced])

  return main
}
