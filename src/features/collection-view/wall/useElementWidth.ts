import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** The element's width in px, known before the first paint and in the same frame as every change; 0 until then. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return undefined
    const measured = element.current
    const measure = () => setWidth(measured.clientWidth)
    measure()
    const observer = new ResizeObserver(() => flushSync(measure))
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
