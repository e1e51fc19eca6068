import { startTransition, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Marks an element of the static HTML, which CSS lays out before it is measured. */
export const STATIC = import.meta.env.SSR ? { 'data-static': '' } : {}

/**
 * Returns the element's width in px, measured before the first paint and updated in the same frame as every change; 0
 * until then. For an element of the static HTML (`STATIC`) the first update is a transition, because the CSS layout
 * already looks the same.
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const measured = element.current
    const measure = () => setWidth(measured.clientWidth)
    if ('static' in measured.dataset) startTransition(measure)
    else measure()
    let last = measured.clientWidth
    const observer = new ResizeObserver(() => {
      if (measured.clientWidth === last) return
      last = measured.clientWidth
      flushSync(measure)
    })
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
