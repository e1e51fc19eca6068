import { isPublic } from '@/content/pages'
import { photoCollections } from './collections'

/** The photo collections whose pages are part of the site, in menu order. */
export const publicPhotoCollections = photoCollections.filter(({ listPath }) => isPublic(listPath))
