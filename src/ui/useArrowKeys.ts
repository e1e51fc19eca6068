import { useEffect, useRef } from 'react'
import { arrowDirection, type Direction } from '@/lib/browser/arrowKeys'

interface ArrowKeys {
  turn: (to: Direction) => void
  /** Asked at each press; the keys are someone else's while it is not so. */
  active?: () => boolean
  /** They are pressed inside a dialog. */
  isDialog?: boolean
}

/** ← and → turn, wherever on the page they are pressed. */
export function useArrowKeys(keys: ArrowKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { turn, active, isDialog = false } = latest.current
      const to = arrowDirection(event, { isDialog })
      if (!to || active?.() === false) return
      event.preventDefault()
      turn(to)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
