import { useCallback, useEffect, useRef, useState } from 'react'
import { HEADER_HIDE_AFTER_PX, HEADER_SCROLLED_AT_PX } from '@/config/constants'
import { useScroll } from '@/stores/scroll'

interface HeaderView {
  /** The compact bar with its own background. */
  scrolled: boolean
  hidden: boolean
}

/** The header's look and the scroll position (px) it was computed for. */
interface HeaderState extends HeaderView {
  y: number
}

export const initialHeaderState: HeaderState = { y: 0, scrolled: false, hidden: false }

/**
 * Returns the header after a scroll to `y` (px): with its own background beyond 100 px, hidden beyond 300 px
 * on the way down, visible again on the way up. Negative positions (rubber-band scrolling) count as 0.
 */
export function getHeaderAfterScroll(before: HeaderState, y: number): HeaderState {
  const position = Math.max(0, y)
  const scrolled = position > HEADER_SCROLLED_AT_PX
  if (position <= HEADER_HIDE_AFTER_PX) return { y: position, scrolled, hidden: false }
  return { y: position, scrolled, hidden: position === before.y ? before.hidden : position > before.y }
}

/**
 * The header's look for the current scroll position. Renders only when it changes. `reveal` shows a hidden
 * header.
 */
export function useHeaderView(): HeaderView & { reveal: () => void } {
  const [view, setView] = useState<HeaderView>(initialHeaderState)
  const state = useRef(initialHeaderState)

  // Compared here because `setView` with an equal value may still render once more.
  const rendered = useRef<HeaderView>(initialHeaderState)
  const show = useCallback(({ scrolled, hidden }: HeaderView) => {
    if (rendered.current.scrolled === scrolled && rendered.current.hidden === hidden) return
    rendered.current = { scrolled, hidden }
    setView(rendered.current)
  }, [])

  useEffect(() => {
    const follow = ({ scrollY }: { scrollY: number }) => {
      if (scrollY === state.current.y) return
      state.current = getHeaderAfterScroll(state.current, scrollY)
      show(state.current)
    }
    follow(useScroll.getState())
    return useScroll.subscribe(follow)
  }, [show])

  const reveal = useCallback(() => {
    state.current = { ...state.current, hidden: false }
    show(state.current)
  }, [show])

  return { ...view, reveal }
}
