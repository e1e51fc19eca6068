import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the heading when the detail changes to a neighbouring post. The layout moves the focus only on a change of page, not
 * within one. Returns the heading's ref; the heading needs `tabIndex={-1}`.
 */
export function useHeadingFocus(id: number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const previousId = useRef(id)
  useEffect(() => {
    if (id === undefined) return
    const hasChanged = previousId.current !== undefined && previousId.current !== id
    previousId.current = id
    if (hasChanged) heading.current?.focus({ preventScroll: true })
  }, [id])
  return heading
}
