import { thumbnailSources } from '@/posts/imageSources'
import type { Post } from '@/posts/post'
import { useImageSource } from '@/ui/useImageSource'
import styles from './Thumbnail.module.scss'

/** Twice the displayed 60 px, for high-density screens. */
const SIZE = { width: 120, height: 120, quality: 80, resize: 'cover' } as const

/** A row's thumbnail. Falls back from the resized picture to the original, then to an empty frame. */
export function Thumbnail({ post }: { post: Pick<Post, 'thumbnail' | 'image'> | undefined }) {
  const stored = post?.thumbnail ?? post?.image ?? null
  // The key resets the error state for another picture.
  return <span className={styles.frame}>{stored !== null && <Picture key={stored} stored={stored} />}</span>
}

function Picture({ stored }: { stored: string }) {
  const sources = thumbnailSources(stored, SIZE)
  const { source, failures, ref, onLoad, onError } = useImageSource(sources)
  if (failures >= sources.length) return null
  return (
    <img
      ref={ref}
      src={source.src}
      alt=""
      width={60}
      height={60}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  )
}
