import { type RefObject, useEffect } from 'react'
import { isComposing } from '@/lib/browser/isComposing'

/** Ctrl+S and ⌘S submit the form from anywhere on the page. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isComposing(event) || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // By its place as well: a Korean layout has another letter there.
      if (event.key.toLowerCase() !== 's' && event.code !== 'KeyS') return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}
