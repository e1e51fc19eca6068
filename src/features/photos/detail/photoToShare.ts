import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { Photo } from '@/posts/post'
import { imageUrl } from '@/supabase/storageUrls'
import { exifEntries } from '@/posts/exif'
import { photoDate } from '@/posts/formatDate'

/** A photograph as another feature may take it along. */
export interface PhotoToShare {
  kind: 'photo'
  title: string
  date: string
  /** What it was taken with, each fact by itself. */
  facts: string[]
  /** Where its picture can be had, best first. */
  sources: string[]
  alt: string
  path: string
  /** Name for a file of it, in ASCII. */
  fileName: string
}

/** Where a photograph can be had as it is stored, the largest first. */
export const storedPictures = ({ image, thumbnail }: Photo): string[] =>
  [image, thumbnail].map(imageUrl).filter((url) => url !== null)

/** A photograph with all that is printed around it. */
export function photoToShare(collection: Collection<PhotoMeta>, photo: Photo): PhotoToShare {
  const { id, title, meta } = photo
  return {
    kind: 'photo',
    title,
    date: photoDate(photo),
    facts: exifEntries(meta, collection.camera).map(({ value }) => value),
    sources: storedPictures(photo),
    alt: photo.alt ?? title,
    path: collection.detailPath(id),
    fileName: `${collection.key}-${id}`,
  }
}
