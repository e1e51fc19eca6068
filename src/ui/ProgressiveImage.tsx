import { memo, type CSSProperties } from 'react'
import { classNames } from '@/lib/classNames'
import type { ImageSource } from '@/lib/image/imageSource'
import { SourceImage } from './SourceImage'
import { averageColor } from './thumbHash'
import { useBlur } from './useBlur'
import { useImageSource } from './useImageSource'
import styles from './ProgressiveImage.module.scss'

export interface ProgressiveImageProps {
  /** Sources in order of preference. If one fails, the next is tried, and finally the default image. */
  sources: readonly ImageSource[]
  alt: string
  /** Language of `alt`, if it is not the page's. */
  lang?: string | undefined
  /** Intrinsic width in px. Width and height reserve the space before loading; unknown sizes count as 3:2. */
  width?: number | null
  height?: number | null
  /** The `sizes` attribute; required with `srcSet` and `avif`. */
  sizes?: string
  /** ThumbHash in base64. */
  placeholder?: string | null
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean
  /** `cover` (default) fills the frame, `contain` shows the whole picture. */
  fit?: 'cover' | 'contain'
  className?: string | undefined
  style?: CSSProperties
  /** Called with the URL of the file that is shown, when it has loaded. */
  onShow?: (src: string) => void
}

const DEFAULT_SIZE = { width: 3, height: 2 }

/**
 * A picture that loads progressively: first its average colour, then a blurred placeholder, then the picture, which fades in.
 * Its space is reserved from the first paint, so the layout does not shift.
 */
export const ProgressiveImage = memo(function ProgressiveImage(props: ProgressiveImageProps) {
  // Remounts per picture so that its load and error state is reset. The last source identifies the picture: it is the
  // original, while the first one changes with the window's size.
  return <Picture key={props.sources.at(-1)?.src ?? ''} {...props} />
})

function Picture({
  sources,
  alt,
  lang,
  width,
  height,
  sizes,
  placeholder,
  priority = false,
  fit = 'cover',
  className,
  style,
  onShow,
}: ProgressiveImageProps) {
  const { source, failures, loaded, isMissing, skipFade, ...image } = useImageSource(
    sources,
    priority,
    onShow,
  )
  const blur = useBlur(placeholder, !loaded)

  return (
    <span
      lang={lang}
      className={classNames(styles.frame, className)}
      data-state={isMissing ? 'missing' : loaded ? 'loaded' : 'loading'}
      style={{
        aspectRatio: `${width ?? DEFAULT_SIZE.width} / ${height ?? DEFAULT_SIZE.height}`,
        ...style,
        backgroundColor: averageColor(placeholder),
        ...(blur && !(loaded && fit === 'contain') && { backgroundImage: `url("${blur}")` }),
      }}
    >
      <SourceImage
        key={failures}
        className={classNames(styles.image, (skipFade || priority) && styles.noFade)}
        style={{ objectFit: fit }}
        source={source}
        sizes={sizes}
        alt={alt}
        width={width ?? DEFAULT_SIZE.width}
        height={height ?? DEFAULT_SIZE.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        {...image}
      />
    </span>
  )
}
