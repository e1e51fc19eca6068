import { useEffect, useRef, type RefObject } from 'react'
import { useSearchParams } from 'react-router-data'
import { isComposing } from '@/lib/browser/isComposing'

/** Submits the form on Ctrl+S and ⌘S, wherever the focus is. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isComposing(event) || !(event.ctrlKey || event.metaKey) || event.altKey) return
      // With a Korean keyboard layout `key` is a Hangul letter, so the physical key counts as well.
      if (event.key.toLowerCase() !== 's' && event.code !== 'KeyS') return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [form])
}

/** Focuses the field named by the address (`?field=alt`), once for each name. */
export function useFieldFromAddress(focus: (name: string) => void) {
  const [parameters] = useSearchParams()
  const name = parameters.get('field')
  const initialFocus = useRef(focus)
  useEffect(() => {
    if (name) initialFocus.current(name)
  }, [name])
}

/** Selectors of fields that have no input with their name: the picture's button and the body's editable element. */
const fieldSelectors: Partial<Record<string, string>> = {
  image: '[data-dropzone] button',
  body: '[contenteditable="true"]',
}

/** Focuses the field of a form by its name in the draft. */
export function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.querySelector<HTMLElement>(fieldSelectors[name] ?? `[name="${CSS.escape(name)}"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}
