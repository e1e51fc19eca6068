import { useEffect } from 'react'
import { onPageScroll } from '@/lib/browser/onPageScroll'
import { useScroll } from '@/stores/scroll'

/** Keeps the scroll store up to date while mounted. */
export function useScrollTracking() {
  useEffect(() => {
    const track = () => useScroll.getState().setScrollY(Math.max(0, window.scrollY))
    track()
    return onPageScroll(track)
  }, [])
}
