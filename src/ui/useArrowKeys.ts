import { useEffect, useRef } from 'react'
import { arrowDirection, type Direction } from '@/lib/browser/arrowKeys'

interface ArrowKeys {
  onTurn: (direction: Direction) => void
  /** Checked on every key press; false leaves the keys to other handlers. */
  isActive?: () => boolean
  /** True if the keys belong to a dialog. */
  isDialog?: boolean
}

/** Calls `onTurn` when ← or → is pressed anywhere on the page. */
export function useArrowKeys(keys: ArrowKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { onTurn, isActive, isDialog = false } = latest.current
      const direction = arrowDirection(event, { isDialog })
      if (!direction || isActive?.() === false) return
      event.preventDefault()
      onTurn(direction)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
