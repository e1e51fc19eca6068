import { list as words } from '#messages/admin/list'
import type { Collection } from '@/posts/collections'
import { readingMinutes } from '@/posts/countLetters'
import type { Post } from '@/posts/post'
import { readSeriesNumber } from '@/posts/post'
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

/** The number in its series, followed by a counter word in languages that have one. */
export function SerialNumber({ post, collection }: Props) {
  const at = readSeriesNumber(collection, post.meta)
  return (
    <>
      <b>{at?.number}</b>
      <span>{words.row.afterNumber(collection.unit)}</span>
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

/** Returns the length of a work: “24 panels · 41.8MB”, “1,560 characters · 3 min”. */
function extent({ key }: Pick<Collection, 'key'>, { meta, letters = 0 }: Post): string {
  if (key === 'chapters') return words.row.chapterLength(letters, readingMinutes(letters))
  const cuts = readEntries(meta)
  const bytes = totalBytes(cuts)
  const panels = words.row.panels(cuts.length)
  return bytes > 0 ? `${panels} · ${formatBytes(bytes)}` : panels
}
