import { useEffect, useRef } from 'react'

/**
 * Reads a list again. The button that is pressed for it goes: where it had the focus, the page's heading has it once the list
 * is there, and the new button where reading has failed again.
 */
export function useRetry(read: () => unknown, isLoading: boolean): () => void {
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (isLoading || pressed.current?.isConnected !== false) return
    pressed.current = null
    if (document.activeElement !== document.body) return
    const button = document.querySelector<HTMLElement>('[role=alert] button, [role=alert] + button')
    const heading = document.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const place = button ?? heading
    place?.focus({ preventScroll: true })
  })
  return () => {
    pressed.current = document.activeElement
    read()
  }
}
