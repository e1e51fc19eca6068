/** The modules that the gallery loads lazily: queries, prints and their motion. Keeps them out of home's first chunk. */
export { createGalleryMotion } from './gallery.motion'
export { readLatestPhotos } from './latestPhotos'
export { Prints } from './Prints'
