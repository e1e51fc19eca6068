import { galleries } from './galleryRegistry'
import { isPublic } from './pages'
import { webtoonSeries } from './series'

/** The galleries whose pages are part of the site, in menu order. */
export const publicGalleries = galleries.filter(({ path }) => isPublic(path))

/** The series whose pages are part of the site, in menu order. */
export const publicSeries = webtoonSeries.filter(({ path }) => isPublic(path))
