import { type RefObject, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { scrollPageTo } from '@/motion/scrollPage'
import { useScroll } from '@/stores/scroll'

/** Where a frame was opened: in which entry of the history, which, and how far down the page. */
let left: { entry: string; id: string; y: number } | null = null

/**
 * The way back from a photograph leads to the frame that it was opened from, with the focus on it. Returns what notes a
 * frame that is being opened.
 */
export function useFrameReturn(list: RefObject<HTMLElement | null>): (id: string) => void {
  const { key: entry } = useLocation()
  useLayoutEffect(() => {
    if (left?.entry !== entry) return
    const { id, y } = left
    left = null
    const frame = list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
    if (!frame) return
    useScroll.getState().setPlacedEntry(entry)
    scrollPageTo(y)
    requestAnimationFrame(() => frame.focus())
  }, [entry, list])
  return (id) => {
    left = { entry, id, y: window.scrollY }
  }
}
