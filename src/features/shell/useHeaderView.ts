import { useCallback, useEffect, useRef, useState } from 'react'
import { useScroll } from '@/stores/scroll'
import { headerAfterScroll, headerAtTop, type HeaderView } from './headerRules'

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
