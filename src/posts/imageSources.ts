import { HOME_THUMBNAIL } from '@/config/constants'
import { env } from '@/config/env'
import { THUMBNAIL_EDGE_PX } from '@/config/pictureSizes'
import type { ImageSource } from '@/lib/image/imageSource'
import { imageUrl, mediaKey, storagePath, transformedUrl } from '@/supabase/storageUrls'
import type { Post } from './post'

interface SourceOptions {
  /** Largest display width, in CSS px. */
  width: number
  /** `thumbnail` (default) is for lists, `full` for a single picture. */
  kind?: 'thumbnail' | 'full'
}

type Picture = Pick<Post, 'thumbnail' | 'image'> & Partial<Pick<Post, 'width' | 'height'>>

/** Returns the stored URL of a post's full picture, or of its thumbnail. Returns null if it has neither. */
export function pictureUrl({ image, thumbnail }: Pick<Post, 'image' | 'thumbnail'>): string | null {
  return imageUrl(image) ?? imageUrl(thumbnail)
}

/** Returns the URLs of stored pictures without duplicates. */
function storedSources(stored: readonly (string | null)[]): ImageSource[] {
  const urls = stored.map(imageUrl).filter((url) => url !== null)
  return [...new Set(urls)].map((src) => ({ src }))
}

const SIZE_AND_EXTENSION = /(?:-640)?\.\w+$/
const nameOf = (stored: string | null) => mediaKey(stored)?.replace(SIZE_AND_EXTENSION, '')

/** Returns both stored sizes as `srcSet`. Undefined if the thumbnail is another picture or the size is unknown. */
function bothSizes({ thumbnail, image, width, height }: Picture): string | undefined {
  if (!width || !height || nameOf(image) === undefined || nameOf(image) !== nameOf(thumbnail))
    return undefined
  const [small, large] = [imageUrl(thumbnail), imageUrl(image)]
  const smallWidth = Math.round(width * Math.min(1, THUMBNAIL_EDGE_PX / Math.max(width, height)))
  return small === large ? undefined : `${small} ${smallWidth}w, ${large} ${width}w`
}

/**
 * Returns the sources of a post's picture, best first, from the two stored sizes. Lists show the thumbnail; the browser
 * chooses between both sizes for a single picture and for one that is wider than the thumbnail. `ProgressiveImage` adds the
 * default image. Set `sizes` as well.
 */
export function postImageSources(
  picture: Picture,
  { width, kind = 'thumbnail' }: SourceOptions,
): ImageSource[] {
  const { thumbnail, image } = picture
  if (kind === 'thumbnail' && width <= THUMBNAIL_EDGE_PX) return storedSources([thumbnail, image])
  const [first, ...others] = storedSources([image, thumbnail])
  const srcSet = bothSizes(picture)
  return first ? [srcSet ? { ...first, srcSet } : first, ...others] : []
}

/** Returns the home page's thumbnail: the transform of the specification, followed by the stored picture. */
export function homeThumbnailSources(stored: string | null): ImageSource[] {
  const src = env.hasTransforms && storagePath(stored) ? transformedUrl(stored, HOME_THUMBNAIL) : null
  return [...(src === null ? [] : [{ src, isRendition: true }]), ...storedSources([stored])]
}
