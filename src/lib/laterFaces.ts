const LATER_FACES = 'data-later-faces'

const laterFaces = () => document.querySelector<HTMLLinkElement>(`link[${LATER_FACES}]`)

let coming: Promise<void> | undefined

/** Resolves when the faces that stand by have been brought and have come, or have failed to; at once where there are none. */
export function laterFacesCome(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const link = laterFaces()
    if (!link) return resolve()
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve())
  })
  return coming
}

/** Brings them, for words that are not in the page's HTML. */
export function bringLaterFaces(): Promise<void> {
  const come = laterFacesCome()
  const link = laterFaces()
  if (link) link.disabled = false
  return come
}
