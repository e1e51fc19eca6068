import { thumbnailSources } from '@/posts/imageSources'
import type { Post } from '@/posts/post'
import { useImageSource } from '@/ui/useImageSource'
import styles from './Thumbnail.module.scss'

/** Twice its 60 px, for dense screens. */
const SIZE = { width: 120, height: 120, quality: 80, resize: 'cover' } as const

/** A row's small picture; a transformed one that fails gives way to the original, then to an empty frame. */
export function Thumbnail({ post }: { post: Pick<Post, 'thumbnail' | 'image'> | undefined }) {
  const stored = post?.thumbnail ?? post?.image ?? null
  // Another picture has not failed.
  return <span className={styles.frame}>{stored !== null && <Picture key={stored} stored={stored} />}</span>
}

function Picture({ stored }: { stored: string }) {
  const sources = thumbnailSources(stored, SIZE)
  const { source, failures, look, onLoad, onError } = useImageSource(sources)
  if (failures >= sources.length) return null
  return (
    <img
      ref={look}
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
