import { Link } from 'react-router-data'
import { list as words } from '#messages/admin/list'
import type { FanartMeta, FavoriteMeta, PhotoMeta, PortfolioMeta } from '@/posts/meta'
import { isScheduled } from '@/posts/owner/schedule'
import { adminButtonClass } from '../components/AdminButton'
import { formatMoment } from '../components/formatMoment'
import { GripIcon } from '../components/icons'
import { useListLinkState } from '../components/listState'
import { Pill } from '../components/Pill'
import { Thumbnail } from '../components/Thumbnail'
import { commissionSummary } from './commissionSummary'
import { RowActions } from './RowActions'
import type { RowProps } from './rowProps'
import { SelectRow } from './SelectAll'
import { SerialNumber, SerialPicture, SerialSummary } from './SerialCells'
import { useSortableRow } from './SortableRows'
import styles from './PostTable.module.scss'

type AnyMeta = Partial<PhotoMeta & PortfolioMeta & Omit<FavoriteMeta, 'category'> & Omit<FanartMeta, 'year'>>

/** Returns the line under a title: a photo's settings, a project's client and year, an object's category … */
export function metaSummary(meta: AnyMeta): string {
  return [
    meta.focalLength && `${meta.focalLength}mm`,
    meta.aperture && `f/${meta.aperture}`,
    meta.shutter && words.row.shutter(meta.shutter),
    meta.client,
    meta.category,
    meta.source,
    meta.year,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A table row of a post. */
export function PostRow(props: RowProps) {
  const { post, selection, sortable } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, style, isDragging } = useSortableRow({
    id: post.id,
    disabled: !sortable,
    roleDescription: words.sorting.item,
  })

  return (
    <tr
      ref={setNodeRef}
      data-post-id={post.id}
      tabIndex={-1}
      data-selected={selection.has(post) || undefined}
      data-dragging={isDragging || undefined}
      style={style}
    >
      {sortable && (
        <td className={styles.grip}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={adminButtonClass('icon', styles.handle)}
            {...attributes}
            {...listeners}
            aria-label={words.sorting.handle(post.title)}
          >
            <GripIcon />
          </button>
        </td>
      )}
      <RowCells {...props} />
      <td className={styles.actions}>
        <RowActions {...props} />
      </td>
    </tr>
  )
}

function RowCells({ post, collection, selection, onSchedule }: RowProps) {
  const scheduled = isScheduled(post)
  const isSerial = collection.seriesField !== null
  const isOut = !scheduled && !(isSerial && post.status === 'draft')
  const shownDate = (isSerial ? post.publishedAt : null) ?? post.createdAt
  return (
    <>
      <td className={styles.check}>
        <SelectRow row={post} title={post.title} selection={selection} />
      </td>
      <td className={styles.picture}>
        {isSerial ? <SerialPicture post={post} collection={collection} /> : <Thumbnail post={post} />}
      </td>
      {isSerial && (
        <td className={styles.number}>
          <SerialNumber post={post} collection={collection} />
        </td>
      )}
      <TitleCell post={post} collection={collection} />
      <td className={styles.status}>
        {scheduled ? (
          <button
            type="button"
            className={styles.chip}
            aria-haspopup="dialog"
            onClick={() => onSchedule(post)}
          >
            <Pill post={post} />
          </button>
        ) : (
          <Pill post={post} />
        )}
      </td>
      <td className={styles.date}>
        {isOut ? (
          <time dateTime={shownDate}>{formatMoment(shownDate)}</time>
        ) : (
          <span>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{words.table.noDate}</span>
          </span>
        )}
      </td>
    </>
  )
}

function TitleCell({ post, collection }: Pick<RowProps, 'post' | 'collection'>) {
  const isSerial = collection.seriesField !== null
  const describe = collection.key === 'commissions' ? commissionSummary : metaSummary
  const summary = isSerial ? <SerialSummary post={post} collection={collection} /> : describe(post.meta)
  const linkState = useListLinkState()
  return (
    <td className={styles.title}>
      <Link to={`${collection.uploadPath}/${post.id}`} state={linkState}>
        {post.title}
      </Link>
      {summary && <small>{summary}</small>}
    </td>
  )
}
