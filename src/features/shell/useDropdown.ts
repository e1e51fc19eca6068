import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isComposing } from '@/lib/browser/isComposing'

/**
 * Delays (ms) so that a pointer crossing the bar opens nothing, and one that leaves briefly closes nothing.
 */
const OPEN_DELAY_MS = 90
const CLOSE_DELAY_MS = 160

export interface Dropdown {
  /** Index of the open panel, or null. */
  open: number | null
  show: (index: number) => void
  close: () => void
  /** For the mouse: opens the panel at `index` after a delay. */
  openSoon: (index: number, event: PointerEvent) => void
  closeSoon: (event: PointerEvent) => void
  keepOpen: () => void
}

/** Tracks which dropdown panel is open: at most one, none after a route change or Esc. */
export function useDropdown(): Dropdown {
  const [open, setOpen] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()
  const [lastKey, setLastKey] = useState(key)
  if (lastKey !== key) {
    setLastKey(key)
    setOpen(null)
  }

  const keepOpen = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback((index: number | null) => {
    clearTimeout(timer.current)
    setOpen(index)
  }, [])
  const schedule = useCallback(
    (index: number | null, { pointerType }: PointerEvent, delay: number) => {
      if (pointerType !== 'mouse') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(index), delay)
    },
    [show],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = useCallback(() => show(null), [show])
  useEffect(() => {
    if (open === null) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, close])

  return {
    open,
    show,
    close,
    keepOpen,
    openSoon: (index, event) => schedule(index, event, OPEN_DELAY_MS),
    closeSoon: (event) => {
      // Calling `setOpen(null)` again would render the header once more although nothing changed.
      if (open === null) keepOpen()
      else schedule(null, event, CLOSE_DELAY_MS)
    },
  }
}
