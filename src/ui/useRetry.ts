import { useEffect, useRef } from 'react'
import { focusHeading } from '@/lib/browser/focusHeading'

/**
 * Returns a function that loads again after a failure. Loading removes the pressed retry button; if it had the focus, the focus
 * moves to the page's heading after a success and to the new retry button after another failure.
 */
export function useRetry(load: () => unknown, isLoading: boolean): () => void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (isLoading || pressed.current?.isConnected !== false) return
    pressed.current = null
    if (document.activeElement !== document.body) return
    const button = document.querySelector<HTMLElement>('[role=alert] button, [role=alert] + button')
    if (button) button.focus({ preventScroll: true })
    else focusHeading()
  })
  return () => {
    pressed.current = document.activeElement
    load()
  }
}
