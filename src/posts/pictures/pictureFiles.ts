// Files of pictures for uses without `srcset`.
import { AVIF_MAX_WIDTH_PX } from '@/config/pictureSizes'
import { imageUrl } from '@/supabase/storageUrls'
import type { Post } from '../post'
import { findCopies } from './knownPictures'
import { copyUrl, getCopyCoverage } from './pictureCopies'

/** Maximum width in px of the pictures in link previews and feeds. */
export const SHARED_IMAGE_MAX_WIDTH_PX = AVIF_MAX_WIDTH_PX

type StoredPicture = Pick<Post, 'image' | 'thumbnail'>

/** Returns the stored URL of a post's full picture, or of its thumbnail. Returns null if it has neither. */
export function pictureUrl({ image, thumbnail }: StoredPicture): string | null {
  return imageUrl(image) ?? imageUrl(thumbnail)
}

/** Returns the stored URLs of a post's full picture and its thumbnail. */
const storedUrls = ({ image, thumbnail }: StoredPicture): string[] =>
  [image, thumbnail].map(imageUrl).filter((url) => url !== null)

/**
 * Returns the URLs of a post's picture in its full size, best first: its copy, the stored picture, its thumbnail. A copy that is
 * narrower than the original comes last.
 */
export function fullPictureUrls(picture: StoredPicture): string[] {
  const stored = storedUrls(picture)
  const copies = findCopies(imageUrl(picture.image) ? picture.image : picture.thumbnail)
  const widest = copies?.widths.at(-1)
  if (!copies || widest === undefined) return stored
  const copy = copyUrl(copies.key, widest, 'webp')
  const isBest = widest === copies.originalWidth && getCopyCoverage()?.use === 'first'
  return isBest ? [copy, ...stored] : [...stored, copy]
}

/** A file of a picture. Its size in px is null if it is unknown. */
interface PictureFile {
  url: string
  width: number | null
  height: number | null
}

/**
 * Returns the file of a post's full picture for other sites and machines: the widest copy up to `maxWidth`, or else the stored
 * picture. Returns null if the post has no picture.
 */
export function pictureFile(
  post: StoredPicture & Pick<Post, 'width' | 'height'>,
  maxWidth = Infinity,
): PictureFile | null {
  const url = pictureUrl(post)
  if (url === null) return null
  // The size of the thumbnail is not stored.
  const { width, height } = imageUrl(post.image) ? post : { width: null, height: null }
  const copies = getCopyCoverage()?.use === 'first' ? findCopies(post.image ?? post.thumbnail) : null
  const copyWidth = copies?.widths.findLast((each) => each <= maxWidth) ?? copies?.widths[0]
  if (!copies || copyWidth === undefined) return { url, width, height }
  const copyHeight = width && height ? Math.round((height * copyWidth) / width) : null
  return { url: copyUrl(copies.key, copyWidth, 'webp'), width: copyWidth, height: copyHeight }
}
