import { startTransition, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** On an element of the static HTML, whose styles have laid it out before anything measured it. */
export const STATIC = import.meta.env.SSR ? { 'data-static': '' } : {}

/**
 * The element's width in px, known before the first paint and in the same frame as every change; 0 until then. Where the
 * element was in the static HTML (`STATIC`) it comes when there is time: what is shown already looks the same.
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
