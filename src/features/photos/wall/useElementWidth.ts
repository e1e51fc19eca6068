import { startTransition, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'

const neverChanges = () => () => undefined

/** Returns whether the component was hydrated from static HTML, where CSS has laid it out. */
function useIsStatic(): boolean {
  // React reads the server's value only while it hydrates.
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isStatic] = useState(isHydrating)
  return isStatic
}

/**
 * Returns the element's width in px, measured before the first paint and updated in the same frame as every change; 0
 * until then. In static HTML the first update is a transition, because the CSS layout already looks the same.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  const isStatic = useIsStatic()
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const measured = element.current
    const measure = () => setWidth(measured.clientWidth)
    if (isStatic) startTransition(measure)
    else measure()
    let last = measured.clientWidth
    const observer = new ResizeObserver(() => {
      if (measured.clientWidth === last) return
      last = measured.clientWidth
      flushSync(measure)
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, isStatic])
  return width
}
