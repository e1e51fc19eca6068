import type { Drawing } from '@/content/webtoon/webtoon'
import { Artwork } from '@/ui/Artwork'

interface FrameProps {
  drawing: Drawing
  /** How wide it is shown, as `sizes` of an image says. */
  sizes: string
  /** Its words stand elsewhere: the picture is silent. */
  silent?: boolean
}

/** A drawing cut to its panel, loaded when it comes near. */
export function Frame({ drawing: { picture, alt, focus }, sizes, silent = false }: FrameProps) {
  return (
    <Artwork
      picture={picture}
      sizes={sizes}
      alt={silent ? '' : alt}
      loading="lazy"
      style={{ objectPosition: focus }}
    />
  )
}
