import type { ImageSource } from '@/lib/image/imageSource'
import { Artwork } from '@/ui/Artwork'
import { useImageSource } from '@/ui/useImageSource'
import type { Card } from './card'

interface Props {
  card: Pick<Card, 'picture' | 'sources'>
  /** The width it is shown at, as `sizes` says. */
  sizes: string
}

/** A card's picture, which its words stand beside; nothing where it has none. */
export function CardPicture({ card: { picture, sources }, sizes }: Props) {
  if (picture) return <Artwork picture={picture} sizes={sizes} alt="" />
  // Another row's picture is another life: what failed before says nothing about it.
  return sources ? <RowPicture key={sources.at(-1)?.src ?? ''} sources={sources} sizes={sizes} /> : null
}

/** A stored picture, or the next of its sources when one fails. */
function RowPicture({ sources, sizes }: { sources: readonly ImageSource[]; sizes: string }) {
  const { source, failures, look, onLoad, onError } = useImageSource(sources)
  return (
    <img
      ref={look}
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
