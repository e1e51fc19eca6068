import { useEffect, useRef } from 'react'
import { focusHeading } from '@/lib/browser/focusHeading'

/**
 * Reads again what has failed. The button that is pressed for it goes: where it had the focus, the page's heading has it once
 * it is there, and the new button where reading has failed again.
 */
export function useRetry(read: () => unknown, isLoading: boolean): () => void {
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
    read()
  }
}
