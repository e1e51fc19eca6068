/** Name of the language in itself, the same in all bundles. */
export const languageName = 'English'
