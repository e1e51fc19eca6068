import { useSortable } from '@dnd-kit/sortable'
import { Link, useNavigate } from 'react-router-dom'
import type { Post } from '@/collections/post'
import { Button, buttonClass } from '../parts/Button'
import { formatMoment } from '../parts/formatMoment'
import {
  FirstIcon,
  GripIcon,
  PencilIcon,
  PublishIcon,
  SiteIcon,
  TrashIcon,
  UnpublishIcon,
} from '../parts/icons'
import { Pill } from '../parts/Pill'
import { Thumbnail } from '../parts/Thumbnail'
import { settingsLine } from './inWords'
import type { PostTableProps } from './PostTable'
import styles from './PostTable.module.scss'

interface Props extends PostTableProps {
  post: Post
}

/** One row: what it is, whether visitors see it, and what can be done to it. */
export function PostRow(props: Props) {
  const { post, collection, selection, placing, page, posts, actions } = props
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: post.id,
      disabled: !placing,
      attributes: { roleDescription: '옮길 수 있는 항목' },
    })
  const selected = selection.has(post)
  const settings = settingsLine(post.meta)
  const isFirst = page === 1 && posts[0] === post

  return (
    <tr
      ref={setNodeRef}
      data-post-id={post.id}
      data-selected={selected || undefined}
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
      <td className={styles.check}>
        <label>
          <input
            type="checkbox"
            aria-label={`${post.title} 선택`}
            checked={selected}
            onChange={() => selection.toggle(post)}
          />
        </label>
      </td>
      <td className={styles.picture}>
        <Thumbnail post={post} />
      </td>
      <td className={styles.title}>
        <Link to={`${collection.uploadPath}/${post.id}`}>{post.title}</Link>
        {settings && <small>{settings}</small>}
      </td>
      <td className={styles.status}>
        <Pill status={post.status} />
      </td>
      <td className={styles.date}>
        <time dateTime={post.createdAt}>{formatMoment(post.createdAt)}</time>
      </td>
      <td className={styles.actions}>
        {placing && !isFirst && (
          <Button
            look="icon"
            aria-label="맨 앞으로"
            title="맨 앞으로"
            onClick={() => void actions.move(post, 'top')}
          >
            <FirstIcon />
          </Button>
        )}
        <RowActions {...props} />
      </td>
    </tr>
  )
}

function RowActions({ post, collection, actions, onDelete }: Props) {
  const navigate = useNavigate()
  const published = post.status === 'published'
  const toggle = published ? '게시 취소' : '게시하기'
  return (
    <>
      {published && (
        <Link
          to={collection.detailPath(post.id)}
          className={buttonClass('icon')}
          aria-label="사이트에서 보기"
          title="사이트에서 보기"
        >
          <SiteIcon />
        </Link>
      )}
      <Button
        look="icon"
        aria-label={toggle}
        title={toggle}
        onClick={() => void actions.setStatus([post], published ? 'draft' : 'published')}
      >
        {published ? <UnpublishIcon /> : <PublishIcon />}
      </Button>
      <Button
        look="icon"
        aria-label="수정"
        title="수정"
        onClick={() => void navigate(`${collection.uploadPath}/${post.id}`)}
      >
        <PencilIcon />
      </Button>
      <Button look="icon-warn" aria-label="삭제" title="삭제" onClick={() => onDelete(post)}>
        <TrashIcon />
      </Button>
    </>
  )
}
