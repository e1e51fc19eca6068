import type { Drawing } from '@/content/webtoon/webtoon'

interface FrameProps {
  drawing: Drawing
  /** How wide it is shown, as `sizes` of an image says. */
  sizes: string
  /** Its words stand elsewhere: the picture is silent. */
  silent?: boolean
}

/** A drawing cut to its panel, loaded when it comes near. */
export function Frame({ drawing: { picture, alt }, sizes, silent = false }: FrameProps) {
  return (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={silent ? '' : alt}
      loading="lazy"
      decoding="async"
    />
  )
}
