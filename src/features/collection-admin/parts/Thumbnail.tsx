import { useState } from 'react'
import { thumbnailSources } from '@/collections/imageSources'
import type { Post } from '@/collections/post'
import styles from './Thumbnail.module.scss'

/** Twice its 60 px, for dense screens. */
const SIZE = { width: 120, height: 120, quality: 80, resize: 'cover' } as const

/** A row's small picture; a transformed one that fails gives way to the original, then to an empty frame. */
export function Thumbnail({ post }: { post: Pick<Post, 'thumbnail' | 'image'> | undefined }) {
  const stored = post?.thumbnail ?? post?.image ?? null
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = thumbnailSources(stored, SIZE).find(({ src }) => !failed.includes(src))?.src
  return (
    <span className={styles.frame}>
      {source && (
        <img
          src={source}
          alt=""
          width={60}
          height={60}
          loading="lazy"
          decoding="async"
          onError={() => setFailed([...failed, source])}
        />
      )}
    </span>
  )
}
