import { useEffect } from 'react'
import { useScroll } from '@/stores/scroll'

/** The page's one scroll listener: keeps the scroll store up to date while mounted. */
export function useScrollTracking() {
  useEffect(() => {
    const track = () => useScroll.getState().setScrollY(Math.max(0, window.scrollY))
    track()
    window.addEventListener('scroll', track, { passive: true })
    return () => window.removeEventListener('scroll', track)
  }, [])
}
