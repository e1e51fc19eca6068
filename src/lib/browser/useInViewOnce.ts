import { type RefObject, useEffect, useState } from 'react'
import { observeInView } from './observeInView'

interface InViewOptions {
  /** Share of the element (0–1) that must be visible. Default: any part. */
  threshold?: number
  /** Margin around the viewport, as for `IntersectionObserver`. */
  rootMargin?: string
}

/** Returns whether an element has been in view since it was mounted. */
export function useInViewOnce(
  ref: RefObject<HTMLElement | null>,
  { threshold = 0, rootMargin = '0px' }: InViewOptions,
): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || seen) return undefined
    return observeInView(ref.current, (inView) => inView && setSeen(true), { threshold, rootMargin })
  }, [ref, threshold, rootMargin, seen])
  return seen
}
