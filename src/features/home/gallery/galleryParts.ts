/** What the gallery needs once it comes near: the query code, the prints, and what moves them. Off home's first view. */
export { createGalleryMotion } from './gallery.motion'
export { readLatestPhotos } from './latestPhotos'
export { Prints } from './Prints'
