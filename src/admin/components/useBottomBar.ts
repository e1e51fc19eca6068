import { type RefObject, useEffect } from 'react'

const HEIGHT = '--bottom-bar'

/**
 * Tells the page how high a bar at its foot is, as `--bottom-bar`: toasts appear above it, and fields that take the
 * focus are scrolled clear of it.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty(HEIGHT, `${Math.ceil(entry.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [bar])
}
