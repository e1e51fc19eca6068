import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isComposing } from '@/lib/browser/isComposing'

/** A pointer that only crosses the bar opens nothing; one that leaves for a moment closes nothing. Milliseconds. */
const OPEN_AFTER_MS = 90
const CLOSE_AFTER_MS = 160

export interface Dropdown {
  /** Index of the open sheet, or null. */
  open: number | null
  show: (index: number) => void
  close: () => void
  /** For the mouse: opens or closes after a moment's thought. */
  pointAt: (index: number, event: PointerEvent) => void
  leave: (event: PointerEvent) => void
  stay: () => void
}

/** Which of the header's sheets is open: one at a time, none after a route change or Esc. */
export function useDropdown(): Dropdown {
  const [open, setOpen] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (shownAt !== key) {
    setShownAt(key)
    setOpen(null)
  }

  const stay = useCallback(() => clearTimeout(timer.current), [])
  const show = useCallback((index: number | null) => {
    clearTimeout(timer.current)
    setOpen(index)
  }, [])
  const later = useCallback(
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
    stay,
    pointAt: (index, event) => later(index, event, OPEN_AFTER_MS),
    leave: (event) => {
      // Told that nothing is open again, React would render the header to find that nothing has changed.
      if (open === null) stay()
      else later(null, event, CLOSE_AFTER_MS)
    },
  }
}
