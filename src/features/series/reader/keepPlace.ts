/** Progress is stored when the page has been still for so long (ms). */
const SAVE_AFTER_MS = 200

/** Has the place in a chapter stored: `later` after a scroll, and at once when the page may never come back. */
export function keepPlace(store: () => void) {
  let saving: ReturnType<typeof setTimeout> | undefined

  function save() {
    clearTimeout(saving)
    saving = undefined
    store()
  }

  window.addEventListener('pagehide', save)
  // A page in the background may never come back.
  document.addEventListener('visibilitychange', save)
  return {
    later: () => {
      clearTimeout(saving)
      saving = setTimeout(save, SAVE_AFTER_MS)
    },
    stop: () => {
      window.removeEventListener('pagehide', save)
      document.removeEventListener('visibilitychange', save)
      if (saving !== undefined) save()
    },
  }
}
