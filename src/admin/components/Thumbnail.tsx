import type { ImageSource } from '@/lib/image/imageSource'
import { storedSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { useImageSource } from '@/ui/useImageSource'
import styles from './Thumbnail.module.scss'

/** Displayed width and height in px. */
const SIZE_PX = 60

/** A row's stored thumbnail: drafts have no copies. Falls back from the thumbnail to the full picture, then to an empty frame. */
export function Thumbnail({ post }: { post: Pick<Post, 'thumbnail' | 'image'> | undefined }) {
  const sources = post ? storedSources([post.thumbnail, post.image]) : []
  // The key resets the error state for another picture.
  return (
    <span className={styles.frame}>{sources[0] && <Picture key={sources[0].src} sources={sources} />}</span>
  )
}

function Picture({ sources }: { sources: readonly ImageSource[] }) {
  const { source, failures, ref, onLoad, onError } = useImageSource(sources)
  if (failures >= sources.length) return null
  return (
    <img
      ref={ref}
      src={source.src}
      alt=""
      width={SIZE_PX}
      height={SIZE_PX}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  )
}
