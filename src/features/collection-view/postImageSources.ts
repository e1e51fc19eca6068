import type { Post } from '@/collections/post'
import { imageUrl, storagePath, transformedUrl, type ImageTransform } from '@/data/storageUrls'
import type { ImageSource } from '@/ui/ProgressiveImage'

/** Widths in px that renditions are asked for, so that visitors share them; 2,500 is the most that Supabase makes. */
const RENDITION_WIDTHS = [320, 480, 640, 800, 960, 1280, 1600, 2048, 2500] as const
/** Percent. At 640 px the colour photographs of the sample take 15 kB on average; film grain takes twice as much. */
const THUMBNAIL_QUALITY = 50
const FULL_QUALITY = 82

interface Wanted {
  /** The largest width in px that the picture is shown at, before the screen's density. */
  width: number
  /** `thumbnail` (default) is one of many and small; `full` is the picture itself. */
  kind?: 'thumbnail' | 'full'
  /** Exactly this rendition instead of a choice of widths, as home's thumbnails (specification §7). */
  exactly?: ImageTransform
}

/** The renditions a screen may choose from, up to a density of 2. */
function renditions(stored: string | null, width: number, quality: number): ImageSource | null {
  const src = (of: number) => transformedUrl(stored, { width: of, quality, resize: 'contain' })
  const fallback = src(RENDITION_WIDTHS.find((step) => step >= width) ?? RENDITION_WIDTHS[8])
  if (fallback === null || storagePath(stored) === null) return fallback === null ? null : { src: fallback }
  const last = RENDITION_WIDTHS.findIndex((step) => step >= 2 * width)
  const widths = RENDITION_WIDTHS.slice(0, last === -1 ? undefined : last + 1)
  return { src: fallback, srcSet: widths.map((step) => `${src(step)} ${step}w`).join(', ') }
}

/**
 * Where a post's picture can be had, best first: transformed, then as stored (decisions §7); `ProgressiveImage` adds the
 * default image. Give it `sizes` beside these.
 */
export function postImageSources(
  post: Pick<Post, 'thumbnail' | 'image'>,
  { width, kind = 'thumbnail', exactly }: Wanted,
): ImageSource[] {
  const stored = kind === 'full' ? [post.image, post.thumbnail] : [post.thumbnail, post.image]
  // Renditions come from the larger picture: a thumbnail would be blown up on a dense screen.
  const original = exactly ? (post.thumbnail ?? post.image) : (post.image ?? post.thumbnail)
  const exact = exactly && transformedUrl(original, exactly)
  const first = exactly
    ? exact && { src: exact }
    : renditions(original, width, kind === 'full' ? FULL_QUALITY : THUMBNAIL_QUALITY)
  const rest = stored.map((address) => imageUrl(address)).filter((url) => url !== null)
  const all = [...(first ? [first] : []), ...rest.map((src) => ({ src }))]
  return all.filter((source, index) => all.findIndex(({ src }) => src === source.src) === index)
}
