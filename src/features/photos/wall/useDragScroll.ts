import { useEffect, type RefObject } from 'react'

/** A mouse that moves less than this between press and release has clicked, px. */
const CLICK_SLOP_PX = 6

/** Lets a mouse pull an overflowing row sideways, as a finger does; a pull is no click on what lies under it. */
export function useDragScroll(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = element.current
    if (!row) return undefined
    const listening = new AbortController()
    let from: { x: number; left: number } | null = null
    let pulled = false
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => row.addEventListener(type, listener, { signal: listening.signal, capture })

    on('pointerdown', (event) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      from = { x: event.clientX, left: row.scrollLeft }
      pulled = false
    })
    on('pointermove', (event) => {
      // It was let go beside the row.
      if (event.buttons === 0) from = null
      if (!from) return
      const by = event.clientX - from.x
      if (!pulled && Math.abs(by) < CLICK_SLOP_PX) return
      if (!pulled) row.setPointerCapture(event.pointerId)
      pulled = true
      row.dataset['pulled'] = ''
      row.scrollLeft = from.left - by
    })
    const release = () => {
      from = null
      delete row.dataset['pulled']
    }
    on('pointerup', release)
    on('pointercancel', release)
    on(
      'click',
      (event) => {
        if (pulled) event.preventDefault()
        pulled = false
      },
      true,
    )
    return () => listening.abort()
  }, [element])
}
