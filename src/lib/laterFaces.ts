/** Marks the link of the sheet of font faces of a static page's own words. */
export const FIRST_FACES = 'data-first-faces'

/** Marks the link of the font faces that a static page's own words do without. */
export const LATER_FACES = 'data-later-faces'

let coming: Promise<void> | undefined

/** Brings the faces that stand by, for words that are not in the page's HTML. Resolves when they have come, or have failed to. */
export function bringLaterFaces(): Promise<void> {
  coming ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>(`link[${LATER_FACES}]`)
    if (!link) return resolve()
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve())
    link.disabled = false
  })
  return coming
}
