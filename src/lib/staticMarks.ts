// Attributes by which static HTML, the script in it and the site know each other. Imports nothing: the build reads it, too.

/** Marks the link of the sheet of font faces of a static page's own words. */
export const FIRST_FACES = 'data-first-faces'

/** Marks the document when those faces are in use, or have failed to come. */
export const FIRST_FACES_CAME = 'data-faces-came'

/** Marks the link of the font faces that a static page's own words do without. */
export const LATER_FACES = 'data-later-faces'

/** Marks the link of the sheet with all rules of a static page, of which its HTML carries those that its markup uses. */
export const WHOLE_STYLES = 'data-whole-styles'

/** Marks the elements of `awaitsStyles`. */
export const AWAITS_STYLES = 'data-awaits-styles'
