import type { Terms } from '@/content/types'
import type { PhotoCollection } from '@/posts/collections'
import { exifEntries } from '@/posts/exif'
import { photoDate } from '@/posts/formatDate'
import { fullPictureUrls } from '@/posts/pictures/pictureFiles'
import type { Photo } from '@/posts/post'
import { postTerms } from '@/posts/postTerms'

/** The data of a photo that the share card needs. */
export interface PhotoToShare {
  kind: 'photo'
  title: string
  date: string
  /** The camera settings, one per entry. */
  facts: string[]
  /** Image URLs, best first. */
  sources: string[]
  alt: string
  path: string
  /** File name in ASCII, without an extension. */
  fileName: string
  terms: Terms
}

/** Returns the share card's data for a photo. */
export function photoToShare(collection: PhotoCollection, photo: Photo): PhotoToShare {
  const { id, title, meta } = photo
  return {
    kind: 'photo',
    title,
    date: photoDate(photo),
    facts: exifEntries(meta, collection.camera).map(({ value }) => value),
    sources: fullPictureUrls(photo),
    alt: photo.alt ?? title,
    path: collection.detailPath(id),
    fileName: `${collection.key}-${id}`,
    terms: postTerms(collection.key, photo),
  }
}
