import { useEffect, type RefObject } from 'react'

/** A mouse that moves less than this (px) between press and release clicks. */
const CLICK_SLOP_PX = 6

/** Lets a mouse drag an overflowing row sideways, as touch scrolling does. A drag does not click the element under it. */
export function useDragScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = element.current
    if (!row) return undefined
    const controller = new AbortController()
    let start: { x: number; left: number } | null = null
    let isDragged = false
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => row.addEventListener(type, listener, { signal: controller.signal, capture })

    on('pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      start = { x: event.clientX, left: row.scrollLeft }
      isDragged = false
    })
    on('pointermove', (event) => {
      // The button was released outside the row.
      if (event.buttons === 0) start = null
      if (!start) return
      const distance = event.clientX - start.x
      if (!isDragged && Math.abs(distance) < CLICK_SLOP_PX) return
      if (!isDragged) row.setPointerCapture(event.pointerId)
      isDragged = true
      row.dataset['pulled'] = ''
      row.scrollLeft = start.left - distance
    })
    const release = () => {
      start = null
      delete row.dataset['pulled']
    }
    on('pointerup', release)
    on('pointercancel', release)
    on(
      'click',
      (event) => {
        if (isDragged) event.preventDefault()
        isDragged = false
      },
      true,
    )
    return () => controller.abort()
  }, [element])
}
