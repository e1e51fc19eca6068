import { useEffect } from 'react'

/** Told of a file that is pasted into the page, unless somewhere is typed: there the paste belongs to the text. */
export function usePastedFile(onFile: (file: File) => void) {
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      const [file] = [...(event.clipboardData?.files ?? [])]
      if (!typing && file) onFile(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onFile])
}
