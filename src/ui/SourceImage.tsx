import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import type { ImageSource } from '@/lib/image/imageSource'

interface SourceImageProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> {
  source: ImageSource
  /** The rendered width, in the syntax of the `sizes` attribute. */
  sizes: string | undefined
  alt: string
}

/**
 * Shows one source of a picture: AVIF in the required width, or another format if the browser or the source has no AVIF. With
 * `fetchPriority="high"` the static page preloads it in the head. Only the `img` takes part in the layout.
 */
export function SourceImage({ source: { src, srcSet, avif }, sizes, alt, ...image }: SourceImageProps) {
  const img = <img src={src} srcSet={srcSet} sizes={srcSet && sizes} alt={alt} {...image} />
  // React itself preloads an `img` outside a `picture`.
  if (avif === undefined) return img
  if (import.meta.env.SSR && image.fetchPriority === 'high')
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes ?? '',
      fetchPriority: 'high',
    })
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {img}
    </picture>
  )
}
