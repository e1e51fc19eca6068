import type { ImageSource } from '@/lib/image/imageSource'
import { Artwork } from '@/ui/Artwork'
import { useImageSource } from '@/ui/useImageSource'
import type { Card } from './card'

interface Props {
  card: Pick<Card, 'picture' | 'sources'>
  /** The width it is shown at, as `sizes` says. */
  sizes: string
}

/**
 * A card's picture, decorative because its text is beside it. Renders nothing for a card without a picture.
 */
export function CardPicture({ card: { picture, sources }, sizes }: Props) {
  if (picture) return <Artwork picture={picture} sizes={sizes} alt="" />
  // Remounts per row so that the error state is reset.
  return sources ? <RowPicture key={sources.at(-1)?.src ?? ''} sources={sources} sizes={sizes} /> : null
}

/** An uploaded picture. Falls back to the next source when one fails to load. */
function RowPicture({ sources, sizes }: { sources: readonly ImageSource[]; sizes: string }) {
  const { source, failures, ref, onLoad, onError } = useImageSource(sources)
  return (
    <img
      ref={ref}
      key={failures}
      src={source.src}
      srcSet={source.srcSet}
      sizes={source.srcSet && sizes}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  )
}
