import { env } from '@/config/env'
import { imageUrl, storagePath, transformedUrl, type ImageTransform } from '@/supabase/storageUrls'
import type { ImageSource } from '@/lib/image/imageSource'
import type { Post } from './post'

/** The most that Supabase makes, in px. */
const MOST_WIDTH = 2500
/** Widths in px that renditions are asked for, so that visitors share them. */
const RENDITION_WIDTHS = [320, 400, 480, 640, 800, 960, 1280, 1600, 2048, MOST_WIDTH]
/** Percent. At 640 px the colour photographs of the sample take 15 kB on average; film grain takes twice as much. */
const THUMBNAIL_QUALITY = 50
const FULL_QUALITY = 82

const canRender = (stored: string | null) => env.hasTransforms && storagePath(stored) !== null

interface Wanted {
  /** The largest width in px that the picture is shown at, before the screen's density. */
  width: number
  /** `thumbnail` (default) is one of many and small; `full` is the picture itself. */
  kind?: 'thumbnail' | 'full'
}

/** The renditions a screen may choose from, up to a density of 2; null where the storage makes none. */
function renditions(stored: string | null, width: number, quality: number): ImageSource | null {
  if (!canRender(stored)) return null
  const src = (of: number) => transformedUrl(stored, { width: of, quality, resize: 'contain' })
  const fallback = src(RENDITION_WIDTHS.find((step) => step >= width) ?? MOST_WIDTH)
  if (fallback === null) return null
  const last = RENDITION_WIDTHS.findIndex((step) => step >= 2 * width)
  const widths = RENDITION_WIDTHS.slice(0, last === -1 ? undefined : last + 1)
  const srcSet = widths.map((step) => `${src(step)} ${step}w`).join(', ')
  return { src: fallback, srcSet, isRendition: true }
}

/** The rendition, then the pictures as they are stored (decisions §7), none of them twice. */
function withOriginals(rendition: ImageSource | null, stored: readonly (string | null)[]): ImageSource[] {
  const originals = stored.map(imageUrl).filter((url) => url !== null)
  const all = [...(rendition ? [rendition] : []), ...originals.map((src) => ({ src }))]
  return all.filter((source, index) => all.findIndex(({ src }) => src === source.src) === index)
}

/**
 * Where a post's picture can be had, best first: transformed, then as stored; `ProgressiveImage` adds the default image.
 * Give it `sizes` beside these.
 */
export function postImageSources(
  { thumbnail, image }: Pick<Post, 'thumbnail' | 'image'>,
  { width, kind = 'thumbnail' }: Wanted,
): ImageSource[] {
  // Renditions come from the larger picture: a thumbnail would be blown up on a dense screen.
  const rendition = renditions(image ?? thumbnail, width, kind === 'full' ? FULL_QUALITY : THUMBNAIL_QUALITY)
  return withOriginals(rendition, kind === 'full' ? [image, thumbnail] : [thumbnail, image])
}

/** Where one picture can be had in exactly this rendition, as home's thumbnails (specification §7); then as it is stored. */
export function thumbnailSources(stored: string | null, transform: ImageTransform): ImageSource[] {
  const src = canRender(stored) ? transformedUrl(stored, transform) : null
  return withOriginals(src === null ? null : { src, isRendition: true }, [stored])
}
