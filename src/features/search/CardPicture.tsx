import { Artwork } from '@/ui/Artwork'
import { FallbackImage } from '@/ui/FallbackImage'
import { DEFAULT_IMAGE } from '@/ui/useImageSource'
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
  return sources ? <FallbackImage sources={[...sources, { src: DEFAULT_IMAGE }]} sizes={sizes} /> : null
}
