import { useEffect } from 'react'
import { startSmoothScrolling } from '@/motion/startSmoothScrolling'
import { followScrollLock } from '@/stores/followScrollLock'

/** Smooth scrolling for this layout, and the page held still as long as anyone holds the scroll lock. */
export function usePageScroll() {
  useEffect(() => {
    const scrolling = startSmoothScrolling()
    const leave = followScrollLock(scrolling.hold)
    return () => {
      leave()
      scrolling.stop()
    }
  }, [])
}
