/**
 * Takes a stylesheet's link that failed out of the document. Vite asks for none whose link stands there, so without
 * this a part that is tried again would come undressed.
 */
export function removeFailedStylesheets() {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
    },
    { capture: true },
  )
}
