import { useEffect } from 'react'
import { startSmoothScrolling } from '@/motion/startSmoothScrolling'
import { useScroll } from '@/stores/scroll'

/** Smooth scrolling for this layout, and the page held still as long as anyone holds the scroll lock. */
export function usePageScroll() {
  useEffect(() => {
    const scrolling = startSmoothScrolling()
    const page = document.documentElement
    const follow = () => {
      const locked = useScroll.getState().lockOwners.size > 0
      page.toggleAttribute('data-scroll-locked', locked)
      scrolling.hold(locked)
    }
    follow()
    const leave = useScroll.subscribe((now, before) => {
      if (now.lockOwners !== before.lockOwners) follow()
    })
    return () => {
      leave()
      page.removeAttribute('data-scroll-locked')
      scrolling.stop()
    }
  }, [])
}
