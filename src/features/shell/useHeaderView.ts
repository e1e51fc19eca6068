import { useCallback, useEffect, useRef, useState } from 'react'
import { useScroll } from '@/stores/scroll'
import { headerAfterScroll, headerAtTop, type HeaderView } from './headerRules'

/** The header's look by scroll position; renders only when it changes. `reveal` brings a hidden one back. */
export function useHeaderView(): HeaderView & { reveal: () => void } {
  const [view, setView] = useState<HeaderView>(headerAtTop)
  const place = useRef(headerAtTop)

  const show = useCallback((next: HeaderView) => {
    setView((shown) =>
      shown.scrolled === next.scrolled && shown.hidden === next.hidden
        ? shown
        : { scrolled: next.scrolled, hidden: next.hidden },
    )
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
