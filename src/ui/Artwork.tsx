import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import type { BarePicture } from '@/assets/picture'

interface ArtworkProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  picture: BarePicture
  /** Rendered width, in the syntax of the `sizes` attribute. */
  sizes: string
  alt: string
}

/**
 * A picture from the repository: AVIF in the required width, or WebP if the browser does not support AVIF. With
 * `fetchPriority="high"` it is also preloaded in the head. Only the `img` takes part in the layout.
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
