import { type RefObject, useEffect, useState } from 'react'
import { watchInView } from './inView'

interface Seen {
  /** So much of it counts, 0–1; without it any part. */
  threshold?: number
  /** So far around the view counts, as `IntersectionObserver` has it. */
  rootMargin?: string
}

/** Whether an element has ever been in view, or near it. */
export function useSeenOnce(
  ref: RefObject<HTMLElement | null>,
  { threshold = 0, rootMargin = '0px' }: Seen,
): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || seen) return undefined
    return watchInView(ref.current, (inView) => inView && setSeen(true), { threshold, rootMargin })
  }, [ref, threshold, rootMargin, seen])
  return seen
}
