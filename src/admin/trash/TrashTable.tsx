import type { TrashedPost } from '@/posts/trash'
import { TRASH_WARNING_DAYS } from '@/config/constants'
import { SelectAll } from '../list/SelectAll'
import type { Selection } from '../list/useSelection'
import { Button } from '../components/Button'
import { focusNeighbour } from '../components/focusNeighbour'
import { formatMoment } from '../components/formatMoment'
import { RestoreIcon, WarnIcon } from '../components/icons'
import { Thumbnail } from '../components/Thumbnail'
import styles from './TrashTable.module.scss'
import { daysLeft, whatHangsOn } from './trashWords'

interface Props {
  posts: readonly TrashedPost[]
  selection: Selection<TrashedPost>
  /** Another page is on its way. */
  busy: boolean
  onRestore: (post: TrashedPost) => void
  onPurge: (post: TrashedPost) => void
}

/** What lies in the trash. On phones each row is a card. */
export function TrashTable({ posts, selection, busy, ...on }: Props) {
  return (
    <table className={styles.table} aria-busy={busy}>
      <caption className="visually-hidden">휴지통에 있는 글</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <SelectAll selection={selection} />
          </th>
          <th scope="col" className={styles.picture}>
            <span className="visually-hidden">사진</span>
          </th>
          <th scope="col">제목</th>
          <th scope="col" className={styles.date}>
            지운 날
          </th>
          <th scope="col" className={styles.left}>
            남은 날
          </th>
          <th scope="col" className={styles.actions}>
            <span className="visually-hidden">할 일</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <TrashRow key={post.key} post={post} selection={selection} {...on} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Pick<Props, 'selection' | 'onRestore' | 'onPurge'> & { post: TrashedPost }

function TrashRow({ post, selection, onRestore, onPurge }: RowProps) {
  return (
    <tr data-id={post.key} tabIndex={-1} data-selected={selection.has(post) || undefined}>
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
      <td className={styles.title}>
        <b>{post.title}</b>
        <small>{whatHangsOn(post)}</small>
      </td>
      <td className={styles.date}>
        <time dateTime={post.deletedAt}>{formatMoment(post.deletedAt)}</time>
      </td>
      <td className={styles.left}>
        <DaysLeft deletedAt={post.deletedAt} />
      </td>
      <td className={styles.actions}>
        <Button
          aria-label={`${post.title} 되살리기`}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, 'tr')
            onRestore(post)
          }}
        >
          <RestoreIcon /> 되살리기
        </Button>
        <Button
          look="ghost"
          className={styles.purge}
          aria-label={`${post.title} 완전히 지우기`}
          onClick={() => onPurge(post)}
        >
          완전히 지우기
        </Button>
      </td>
    </tr>
  )
}

function DaysLeft({ deletedAt }: { deletedAt: string }) {
  const days = daysLeft(deletedAt)
  return (
    <span className={styles.days} data-near={days <= TRASH_WARNING_DAYS || undefined}>
      {days <= TRASH_WARNING_DAYS && <WarnIcon />}
      {days === 0 ? '오늘 지워집니다' : `${days}일 남음`}
    </span>
  )
}
