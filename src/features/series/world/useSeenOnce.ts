import { type RefObject, useEffect, useState } from 'react'

/** Whether so much of an element (0–1) has ever been in view. */
export function useSeenOnce(ref: RefObject<HTMLElement | null>, share: number): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || seen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { threshold: share },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, share, seen])
  return seen
}
