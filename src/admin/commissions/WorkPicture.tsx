import { commissions as words } from '#messages/admin/commissions'
import { type Collection, placeName } from '@/posts/collections'
import { type Post, readSeriesNumber } from '@/posts/post'
import { Artwork } from '@/ui/Artwork'
import { findAdminSeries } from '../components/adminSeries'
import { Thumbnail } from '../components/Thumbnail'
import type { Work } from './sampleQueries'
import styles from './SamplesField.module.scss'

/** The picture of a work: its own, or the cover of a chapter's novel. */
export function WorkPicture({ collection, post }: { collection: Collection | null; post: Post | null }) {
  const at = collection && post && readSeriesNumber(collection, post.meta)
  const cover = at && findAdminSeries(collection, at.series).cover
  return (
    <span className={styles.picture}>
      {cover ? (
        <Artwork picture={cover} sizes="72px" alt="" loading="lazy" />
      ) : (
        <Thumbnail post={post ?? undefined} />
      )}
    </span>
  )
}

/** Names the collection of a work, or its series and number. */
export function workPlace({ collection, post }: Work): string {
  const at = readSeriesNumber(collection, post.meta)
  if (!at) return collection.name
  return words.samples.place(findAdminSeries(collection, at.series).title, placeName(collection, at.number))
}
