import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import type { BarePicture } from '@/assets/picture'

interface ArtworkProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  picture: BarePicture
  /** The width it is shown at, as `sizes` says. */
  sizes: string
  alt: string
}

/**
 * A picture of the repository: AVIF in the width that is needed, or its WebP where the browser reads no AVIF. With
 * `fetchPriority="high"` the page's head asks for it. To the layout there is only the `img`.
 */
export function Artwork({
  picture: { src, avif, width, height },
  sizes,
  alt,
  children,
  ...image
}: ArtworkProps) {
  if (image.fetchPriority === 'high')
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img src={src} alt={alt} width={width} height={height} decoding="async" {...image} />
    </picture>
  )
}
