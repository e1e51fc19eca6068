import { HOME_THUMBNAIL } from '@/config/constants'
import { env } from '@/config/env'
import { AVIF_MAX_WIDTH_PX, COPY_WIDTHS_PX, THUMBNAIL_EDGE_PX } from '@/config/pictureSizes'
import type { ImageSource } from '@/lib/image/imageSource'
import { imageUrl, storagePath, transformedUrl } from '@/supabase/storageUrls'
import type { Post } from '../post'
import { findCopies, isSamePicture, type PictureCopies } from './knownPictures'
import { type CopyFormat, copyUrl, getCopyCoverage } from './pictureCopies'

interface SourceOptions {
  /** Largest display width, in CSS px. */
  width: number
  /** `thumbnail` (default) is for lists, `full` for a single picture. */
  kind?: 'thumbnail' | 'full'
}

type Picture = Pick<Post, 'thumbnail' | 'image'> & Partial<Pick<Post, 'width' | 'height'>>

/** Returns the stored files of pictures without duplicates. */
export function storedSources(stored: readonly (string | null)[]): ImageSource[] {
  const urls = stored.map(imageUrl).filter((url) => url !== null)
  return [...new Set(urls)].map((src) => ({ src }))
}

/** Returns both stored sizes as `srcSet`. Undefined if the thumbnail is another picture or the size is unknown. */
function bothSizes({ thumbnail, image, width, height }: Picture): string | undefined {
  if (!width || !height || !isSamePicture(image, thumbnail)) return undefined
  const [small, large] = [imageUrl(thumbnail), imageUrl(image)]
  const smallWidth = Math.round(width * Math.min(1, THUMBNAIL_EDGE_PX / Math.max(width, height)))
  return small === large ? undefined : `${small} ${smallWidth}w, ${large} ${width}w`
}

/** Returns the sources of the stored sizes of a picture, for the thumbnail or for both sizes. */
function sourcesInStorage(picture: Picture, isLarge: boolean): ImageSource[] {
  const { thumbnail, image } = picture
  if (!isLarge) return storedSources([thumbnail, image])
  const [first, ...others] = storedSources([image, thumbnail])
  const srcSet = bothSizes(picture)
  return first ? [srcSet ? { ...first, srcSet } : first, ...others] : []
}

/** Returns the widest copy that also exists as AVIF, or the narrowest one. */
const defaultWidth = (widths: readonly number[]) =>
  widths.findLast((width) => width <= AVIF_MAX_WIDTH_PX) ?? widths[0] ?? 0

/** Returns the copies as a source. The widest AVIF files are WebP: copies have both formats only up to `AVIF_MAX_WIDTH_PX`. */
function copySource({ key, widths }: PictureCopies): ImageSource {
  const srcSetOf = (format: CopyFormat) =>
    widths
      .map((width) => `${copyUrl(key, width, width > AVIF_MAX_WIDTH_PX ? 'webp' : format)} ${width}w`)
      .join(', ')
  return {
    src: copyUrl(key, defaultWidth(widths), 'webp'),
    srcSet: srcSetOf('webp'),
    avif: srcSetOf('avif'),
  }
}

/**
 * Returns the copies together with the stored original, for screens that need more than the copies have: older pictures have only
 * a small one. Empty if the copies suffice.
 */
function withOriginal(copies: ImageSource, { widths, originalWidth }: PictureCopies, image: string | null) {
  const [stored, widest] = [imageUrl(image), widths.at(-1) ?? 0]
  if (stored === null || originalWidth === null || originalWidth <= widest) return []
  if (widest === COPY_WIDTHS_PX.at(-1)) return []
  const add = (srcSet = '') => `${srcSet}, ${stored} ${originalWidth}w`
  return [{ ...copies, srcSet: add(copies.srcSet), avif: add(copies.avif) }]
}

/**
 * Returns the sources of a post's picture, best first: the copies of the build, if this page knows that they exist, then the
 * stored sizes. The browser chooses the width from `sizes`, which must be set. `ProgressiveImage` adds the default image.
 */
export function postImageSources(
  picture: Picture,
  { width, kind = 'thumbnail' }: SourceOptions,
): ImageSource[] {
  const isLarge = kind === 'full' || width > THUMBNAIL_EDGE_PX
  const stored = sourcesInStorage(picture, isLarge)
  const [original, other] = isLarge ? [picture.image, picture.thumbnail] : [picture.thumbnail, picture.image]
  const copies = findCopies(imageUrl(original) ? original : other)
  if (!copies) return stored
  const source = copySource(copies)
  // If no row has the width of a picture, only its narrowest copy is known, which is too small for larger boxes.
  if (copies.originalWidth === null && width > (copies.widths[0] ?? 0)) return [...stored, source]
  if (getCopyCoverage()?.use === 'fallback') return [...stored, source]
  return [...(isLarge ? withOriginal(source, copies, picture.image) : []), source, ...stored]
}

/** Returns the sources of a picture of which only the stored URL is known: of a cut or of a picture in a text. */
export const storedImageSources = (stored: string | null, options: SourceOptions): ImageSource[] =>
  postImageSources({ thumbnail: null, image: stored }, options)

/**
 * Returns the sources of the home page's thumbnail: the transform of the specification, then the copies, then the stored picture. A
 * project without transforms shows the copies.
 */
export function homeThumbnailSources(stored: string | null): ImageSource[] {
  const src = env.hasTransforms && storagePath(stored) ? transformedUrl(stored, HOME_THUMBNAIL) : null
  const sources = postImageSources({ thumbnail: stored, image: null }, { width: HOME_THUMBNAIL.width })
  return src === null ? sources : [{ src, isRendition: true }, ...sources]
}
