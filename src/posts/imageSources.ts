import { env } from '@/config/env'
import { imageUrl, storagePath, transformedUrl, type ImageTransform } from '@/supabase/storageUrls'
import type { ImageSource } from '@/lib/image/imageSource'
import type { Post } from './post'

/** Supabase's limit, in px. */
const MAX_WIDTH = 2500
/** Fixed widths in px, so that visitors share cached renditions. */
const RENDITION_WIDTHS = [320, 400, 480, 640, 800, 960, 1280, 1600, 2048, MAX_WIDTH]
/** Percent. At 640 px a colour photo of the sample content takes 15 kB on average, one with film grain twice as much. */
const THUMBNAIL_QUALITY = 50
const FULL_QUALITY = 82

const canRender = (stored: string | null) => env.hasTransforms && storagePath(stored) !== null

interface SourceOptions {
  /** Largest display width, in CSS px. */
  width: number
  /** `thumbnail` (default) is for lists, `full` for a single picture. */
  kind?: 'thumbnail' | 'full'
}

/** Returns renditions up to a pixel density of 2, or null if the storage cannot transform images. */
function renditions(stored: string | null, width: number, quality: number): ImageSource | null {
  if (!canRender(stored)) return null
  const src = (targetWidth: number) =>
    transformedUrl(stored, { width: targetWidth, quality, resize: 'contain' })
  const fallback = src(RENDITION_WIDTHS.find((step) => step >= width) ?? MAX_WIDTH)
  if (fallback === null) return null
  const last = RENDITION_WIDTHS.findIndex((step) => step >= 2 * width)
  const widths = RENDITION_WIDTHS.slice(0, last === -1 ? undefined : last + 1)
  const srcSet = widths.map((step) => `${src(step)} ${step}w`).join(', ')
  return { src: fallback, srcSet, isRendition: true }
}

/** Returns the rendition followed by the originals as fallbacks, without duplicates. */
function withOriginals(rendition: ImageSource | null, stored: readonly (string | null)[]): ImageSource[] {
  const originals = stored.map(imageUrl).filter((url) => url !== null)
  const all = [...(rendition ? [rendition] : []), ...originals.map((src) => ({ src }))]
  return all.filter((source, index) => all.findIndex(({ src }) => src === source.src) === index)
}

/**
 * Returns the sources of a post's picture, best first: renditions, then the originals. `ProgressiveImage` adds the default
 * image. Set `sizes` as well.
 */
export function postImageSources(
  { thumbnail, image }: Pick<Post, 'thumbnail' | 'image'>,
  { width, kind = 'thumbnail' }: SourceOptions,
): ImageSource[] {
  // Renditions use the larger picture, because an enlarged thumbnail is blurry on a dense screen.
  const rendition = renditions(image ?? thumbnail, width, kind === 'full' ? FULL_QUALITY : THUMBNAIL_QUALITY)
  return withOriginals(rendition, kind === 'full' ? [image, thumbnail] : [thumbnail, image])
}

/** Returns exactly this rendition of a picture, followed by the original. Used for the home page's thumbnails. */
export function thumbnailSources(stored: string | null, transform: ImageTransform): ImageSource[] {
  const src = canRender(stored) ? transformedUrl(stored, transform) : null
  return withOriginals(src === null ? null : { src, isRendition: true }, [stored])
}
