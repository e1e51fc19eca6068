import { memo, type CSSProperties } from 'react'
import { classNames } from '@/lib/classNames'
import type { ImageSource } from '@/lib/image/imageSource'
import styles from './ProgressiveImage.module.scss'
import { averageColor } from './thumbHash'
import { useBlur } from './useBlur'
import { useImageSource } from './useImageSource'

export interface ProgressiveImageProps {
  /** Best first; when one fails the next is tried, at last the default image (decisions §7). */
  sources: readonly ImageSource[]
  alt: string
  /** Size of the picture in px: it keeps the place before anything has loaded. Unknown sizes count as 3:2. */
  width?: number | null
  height?: number | null
  /** The width it is shown at, as in `sizes`; needed with `srcSet`. */
  sizes?: string
  /** ThumbHash in base64. */
  placeholder?: string | null
  /** Part of the first view: loaded at once and first. */
  priority?: boolean
  /** `cover` (default) fills the frame, `contain` shows all of the picture. */
  fit?: 'cover' | 'contain'
  className?: string | undefined
  style?: CSSProperties
}

/** A picture whose size nobody knows counts as 3:2. */
const UNKNOWN = { width: 3, height: 2 }

/**
 * A picture that is never a hole: its average colour at once, its blur a moment later, then itself, fading in over them.
 * It keeps its place from the first paint, so nothing moves.
 */
export const ProgressiveImage = memo(function ProgressiveImage(props: ProgressiveImageProps) {
  // Another picture is another life: what failed or loaded before says nothing about it. The last source is the picture
  // as stored; the first changes with the size of the window.
  return <Picture key={props.sources.at(-1)?.src ?? ''} {...props} />
})

function Picture({
  sources,
  alt,
  width,
  height,
  sizes,
  placeholder,
  priority = false,
  fit = 'cover',
  className,
  style,
}: ProgressiveImageProps) {
  const { source, failures, loaded, exhausted, known, look, onLoad, onError } = useImageSource(
    sources,
    priority,
  )
  const blur = useBlur(placeholder, !loaded)

  return (
    <span
      className={classNames(styles.frame, className)}
      data-state={exhausted ? 'missing' : loaded ? 'loaded' : 'loading'}
      style={{
        ...style,
        aspectRatio: style?.aspectRatio ?? `${width ?? UNKNOWN.width} / ${height ?? UNKNOWN.height}`,
        backgroundColor: averageColor(placeholder),
        ...(blur && !(loaded && fit === 'contain') && { backgroundImage: `url("${blur}")` }),
      }}
    >
      <img
        ref={look}
        key={failures}
        className={classNames(styles.image, (known || priority) && styles.known)}
        style={{ objectFit: fit }}
        src={source.src}
        srcSet={source.srcSet}
        sizes={source.srcSet && sizes}
        alt={alt}
        width={width ?? UNKNOWN.width}
        height={height ?? UNKNOWN.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onLoad={onLoad}
        onError={onError}
      />
    </span>
  )
}
