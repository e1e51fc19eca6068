import { useCallback, useEffect, useRef, useState } from 'react'
import { useScroll } from '@/stores/scroll'
import { HEADER_HIDE_AFTER_PX, HEADER_SCROLLED_AT_PX } from '@/config/constants'

interface HeaderView {
  /** The smaller bar with its own ground. */
  scrolled: boolean
  hidden: boolean
}

/** Where the page stood last (px from its top), and how the header looked there. */
interface HeaderPlace extends HeaderView {
  y: number
}

export const headerAtTop: HeaderPlace = { y: 0, scrolled: false, hidden: false }

/**
 * The header after a scroll to `y` (px): its own ground beyond 100, out of sight beyond 300 while going down, back
 * on the way up (specification §4). A position above the page's top, as rubber bands give, counts as 0.
 */
export function headerAfterScroll(before: HeaderPlace, y: number): HeaderPlace {
  const at = Math.max(0, y)
  const scrolled = at > HEADER_SCROLLED_AT_PX
  if (at <= HEADER_HIDE_AFTER_PX) return { y: at, scrolled, hidden: false }
  return { y: at, scrolled, hidden: at === before.y ? before.hidden : at > before.y }
}

/** The header's look by scroll position; renders only when it changes. `reveal` brings a hidden one back. */
export function useHeaderView(): HeaderView & { reveal: () => void } {
  const [view, setView] = useState<HeaderView>(headerAtTop)
  const place = useRef(headerAtTop)

  // Compared here: React would render once more to find that nothing has changed.
  const shown = useRef<HeaderView>(headerAtTop)
  const show = useCallback(({ scrolled, hidden }: HeaderView) => {
    if (shown.current.scrolled === scrolled && shown.current.hidden === hidden) return
    shown.current = { scrolled, hidden }
    setView(shown.current)
  }, [])

  useEffect(() => {
    const follow = ({ scrollY }: { scrollY: number }) => {
      if (scrollY === place.current.y) return
      place.current = headerAfterScroll(place.current, scrollY)
      show(place.current)
    }
    follow(useScroll.getState())
    return useScroll.subscribe(follow)
  }, [show])

  const reveal = useCallback(() => {
    place.current = { ...place.current, hidden: false }
    show(place.current)
  }, [show])

  return { ...view, reveal }
}
