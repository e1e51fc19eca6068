import type { ComponentProps } from 'react'
import type { ImageSource } from '@/lib/image/imageSource'
import { SourceImage } from './SourceImage'
import { useImageSource } from './useImageSource'

interface FallbackImageProps extends Omit<
  ComponentProps<typeof SourceImage>,
  'source' | 'ref' | 'alt' | 'onLoad' | 'onError'
> {
  /** Sources in order of preference. */
  sources: readonly ImageSource[]
}

/** A decorative picture beside its text. If a source fails, shows the next one. Renders nothing if all fail. */
export function FallbackImage({ sources, ...image }: FallbackImageProps) {
  // Remounts per picture so that its error state is reset. The last source identifies the picture.
  return <Fallback key={sources.at(-1)?.src ?? ''} sources={sources} {...image} />
}

function Fallback({ sources, ...image }: FallbackImageProps) {
  const { source, failures, ref, onLoad, onError } = useImageSource(sources)
  if (failures >= sources.length) return null
  return (
    <SourceImage
      ref={ref}
      key={failures}
      source={source}
      alt=""
      decoding="async"
      loading="lazy"
      {...image}
      onLoad={onLoad}
      onError={onError}
    />
  )
}
