import { useEffect, useRef, type RefObject } from 'react'

/**
 * Turning to a neighbour stays on the same page, so the frame moves no focus: this puts it on the new heading, which
 * says where one is. Returns the heading's ref; the heading needs `tabIndex={-1}`.
 */
export function useFocusOnTurn(id: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (id === undefined) return
    const turned = shown.current !== undefined && shown.current !== id
    shown.current = id
    if (turned) heading.current?.focus({ preventScroll: true })
  }, [id])
  return heading
}
