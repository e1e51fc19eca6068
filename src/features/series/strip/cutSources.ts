import { STRIP_WIDTH_PX } from '@/config/constants'
import type { ImageSource } from '@/lib/image/imageSource'
import type { Cut } from '@/posts/meta'
import { storedImageSources } from '@/posts/pictures/imageSources'

/** Returns the sources of a cut, best first. */
export const cutSources = ({ image }: Cut): ImageSource[] =>
  storedImageSources(image, { width: STRIP_WIDTH_PX, kind: 'full' })

/** Returns the `sizes` of a cut that is enlarged by a factor. A narrower strip keeps its files, so that they are not loaded again. */
export const cutSizes = (zoom = 1): string => `min(${100 * zoom}vw, ${STRIP_WIDTH_PX * zoom}px)`
