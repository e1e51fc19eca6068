import { useSortable } from '@dnd-kit/sortable'
import { Link } from 'react-router-data'
import { isScheduled } from '@/posts/scheduled'
import { buttonClass } from '../components/Button'
import { formatMoment } from '../components/formatMoment'
import { GripIcon } from '../components/icons'
import { useListState } from '../components/listState'
import { Pill } from '../components/Pill'
import { Thumbnail } from '../components/Thumbnail'
import styles from './PostTable.module.scss'
import { RowActions } from './RowActions'
import type { RowInList } from './rowInList'
import type { FanartMeta, FavoriteMeta, PhotoMeta, PortfolioMeta } from '@/posts/meta'

type AnyMeta = Partial<PhotoMeta & PortfolioMeta & Omit<FavoriteMeta, 'category'> & Omit<FanartMeta, 'year'>>

/** The line under a title: a photo's settings, a work's client and year, an object's category … */
export function metaSummary(meta: AnyMeta): string {
  return [
    meta.focalLength && `${meta.focalLength}mm`,
    meta.aperture && `f/${meta.aperture}`,
    meta.shutter && `${meta.shutter}초`,
    meta.client,
    meta.category,
    meta.source,
    meta.year,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** One row: what it is, whether visitors see it, and what can be done to it. */
export function PostRow(props: RowInList) {
  const { post, selection, placing } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: post.id,
      disabled: !placing,
      attributes: { roleDescription: '옮길 수 있는 항목' },
    })

  return (
    <tr
      ref={setNodeRef}
      data-post-id={post.id}
      tabIndex={-1}
      data-selected={selection.has(post) || undefined}
      data-dragging={isDragging || undefined}
      style={{
        transform: transform ? `translateY(${Math.round(transform.y)}px)` : undefined,
        transition,
      }}
    >
      {placing && (
        <td className={styles.grip}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={buttonClass('icon', styles.handle)}
            {...attributes}
            {...listeners}
            aria-label={`${post.title} 옮기기`}
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

function RowCells({ post, collection, selection, onSchedule }: RowInList) {
  const waits = isScheduled(post)
  return (
    <>
      <td className={styles.check}>
        <label>
          <input
            type="checkbox"
            aria-label={`${post.title} 선택`}
            checked={selection.has(post)}
            onChange={() => selection.toggle(post)}
          />
        </label>
      </td>
      <td className={styles.picture}>
        <Thumbnail post={post} />
      </td>
      <TitleCell post={post} collection={collection} />
      <td className={styles.status}>
        {waits ? (
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
        {waits ? (
          <span>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">아직 없음</span>
          </span>
        ) : (
          <time dateTime={post.createdAt}>{formatMoment(post.createdAt)}</time>
        )}
      </td>
    </>
  )
}

function TitleCell({ post, collection }: Pick<RowInList, 'post' | 'collection'>) {
  const settings = metaSummary(post.meta)
  const from = useListState()
  return (
    <td className={styles.title}>
      <Link to={`${collection.uploadPath}/${post.id}`} state={from}>
        {post.title}
      </Link>
      {settings && <small>{settings}</small>}
    </td>
  )
}
