import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { isComposing } from '@/lib/browser/isComposing'

/** How far an arrow moves the loupes over the picture, px; with Shift. */
const STEP_PX = 16
const LONG_STEP_PX = 96

const within = (share: number): number => Math.min(1, Math.max(0, share))

/** The way that an arrow goes, in steps; null for other keys. */
function directionOf(key: string): readonly [number, number] | null {
  if (key === 'ArrowLeft') return [-1, 0]
  if (key === 'ArrowRight') return [1, 0]
  if (key === 'ArrowUp') return [0, -1]
  return key === 'ArrowDown' ? [0, 1] : null
}

/**
 * One place for the loupes over all pictures (`[data-picture]`) inside `place`, as shares of width and height in `--x` and
 * `--y`: it follows the pointer, and arrows while one of the handlers' elements has the focus. Nothing is rendered anew.
 */
export function useLoupePlace(isOn: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const at = useRef({ x: 0.5, y: 0.5 })
  const moveTo = (x: number, y: number) => {
    at.current = { x: within(x), y: within(y) }
    place.current?.style.setProperty('--x', String(at.current.x))
    place.current?.style.setProperty('--y', String(at.current.y))
  }
  const follow = ({ target, clientX, clientY }: PointerEvent) => {
    const picture = isOn && target instanceof Element && target.closest('[data-picture]')
    if (!picture) return
    const { left, top, width, height } = picture.getBoundingClientRect()
    moveTo((clientX - left) / width, (clientY - top) / height)
  }
  return {
    place,
    onPointerMove: follow,
    onPointerDown: follow,
    onKeyDown: (event: KeyboardEvent) => {
      const direction = directionOf(event.key)
      const picture = place.current?.querySelector('[data-picture]')
      if (!isOn || !direction || !picture || isComposing(event.nativeEvent)) return
      if (event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      const step = event.shiftKey ? LONG_STEP_PX : STEP_PX
      const { width, height } = picture.getBoundingClientRect()
      const { x, y } = at.current
      moveTo(x + (direction[0] * step) / width, y + (direction[1] * step) / height)
    },
  }
}
