import type { Post } from '@/posts/post'
import { readSeriesNumber } from '@/posts/post'
import type { Collection } from '@/posts/collections'
import { readingMinutes } from '@/posts/countLetters'
import { Artwork } from '@/ui/Artwork'
import { findAdminSeries } from '../components/adminSeries'
import { formatBytes } from '../components/formatBytes'
import { SeriesChip } from '../components/SeriesChip'
import { Thumbnail } from '../components/Thumbnail'
import { readEntries, totalBytes } from '../upload/cutEntries'
import styles from './PostTable.module.scss'

interface Props {
  post: Post
  collection: Collection
}

/** The picture of a serial work: an episode's first cut, or the cover of a chapter's novel. */
export function SerialPicture({ post, collection }: Props) {
  const at = readSeriesNumber(collection, post.meta)
  const cover = at && findAdminSeries(collection, at.series).cover
  if (!cover) return <Thumbnail post={post} />
  return (
    <span className={styles.cover}>
      <Artwork picture={cover} sizes="38px" alt="" loading="lazy" />
    </span>
  )
}

/** “63화”. */
export function SerialNumber({ post, collection }: Props) {
  const at = readSeriesNumber(collection, post.meta)
  return (
    <>
      <b>{at?.number}</b>
      <span>{collection.unit}</span>
    </>
  )
}

/** The line under a title: the series, and how long the work is. */
export function SerialSummary({ post, collection }: Props) {
  const at = readSeriesNumber(collection, post.meta)
  return (
    <>
      {at && <SeriesChip series={findAdminSeries(collection, at.series)} />}
      <span className={styles.extent}> · {extent(collection, post)}</span>
    </>
  )
}

/** Returns the length of a work: “컷 24 · 41.8MB”, “1,560자 · 3분”. */
function extent({ key }: Pick<Collection, 'key'>, { meta, letters = 0 }: Post): string {
  if (key === 'chapters') return `${letters.toLocaleString('ko-KR')}자 · ${readingMinutes(letters)}분`
  const cuts = readEntries(meta)
  const bytes = totalBytes(cuts)
  return bytes > 0 ? `컷 ${cuts.length} · ${formatBytes(bytes)}` : `컷 ${cuts.length}`
}
