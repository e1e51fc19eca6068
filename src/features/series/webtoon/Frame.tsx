import type { Drawing } from '@/content/series/webtoon'
import { Artwork } from '@/ui/Artwork'

interface FrameProps {
  drawing: Drawing
  /** The displayed width, as a value of `sizes`. */
  sizes: string
  /** Described elsewhere, so the image has an empty alt text. */
  decorative?: boolean
}

/** A drawing cropped to its panel, lazily loaded. */
export function Frame({ drawing: { picture, alt, focus }, sizes, decorative = false }: FrameProps) {
  return (
    <Artwork
      picture={picture}
      sizes={sizes}
      alt={decorative ? '' : alt}
      loading="lazy"
      style={{ objectPosition: focus }}
    />
  )
}
