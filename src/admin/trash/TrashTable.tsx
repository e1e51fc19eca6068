import { trash as words } from '#messages/admin/trash'
import { TRASH_WARNING_DAYS } from '@/config/constants'
import type { TrashedPost } from '@/posts/trash/trash'
import { AdminButton } from '../components/AdminButton'
import { focusNeighbourItem } from '../components/focusNeighbourItem'
import { formatMoment } from '../components/formatMoment'
import { RestoreIcon, WarnIcon } from '../components/icons'
import { Thumbnail } from '../components/Thumbnail'
import { SelectAll, SelectRow } from '../list/SelectAll'
import type { Selection } from '../list/useSelection'
import { daysLeft, postDetails } from './trashMessages'
import styles from './TrashTable.module.scss'

interface Props {
  posts: readonly TrashedPost[]
  selection: Selection<TrashedPost>
  /** Another page is loading. */
  isBusy: boolean
  onRestore: (post: TrashedPost) => void
  onPurge: (post: TrashedPost) => void
}

/** Table of trashed posts. On phones each row is a card. */
export function TrashTable({ posts, selection, isBusy, ...handlers }: Props) {
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <caption className="visually-hidden">{words.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <SelectAll selection={selection} />
          </th>
          <th scope="col" className={styles.picture}>
            <span className="visually-hidden">{words.table.picture}</span>
          </th>
          <th scope="col">{words.table.title}</th>
          <th scope="col" className={styles.date}>
            {words.table.deleted}
          </th>
          <th scope="col" className={styles.left}>
            {words.table.left}
          </th>
          <th scope="col" className={styles.actions}>
            <span className="visually-hidden">{words.table.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <TrashRow key={post.key} post={post} selection={selection} {...handlers} />
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
        <SelectRow row={post} title={post.title} selection={selection} />
      </td>
      <td className={styles.picture}>
        <Thumbnail post={post} />
      </td>
      <td className={styles.title}>
        <b>{post.title}</b>
        <small>{postDetails(post)}</small>
      </td>
      <td className={styles.date}>
        <time dateTime={post.deletedAt}>{formatMoment(post.deletedAt)}</time>
      </td>
      <td className={styles.left}>
        <DaysLeft deletedAt={post.deletedAt} />
      </td>
      <td className={styles.actions}>
        <AdminButton
          aria-label={words.restorePost(post.title)}
          onClick={({ currentTarget }) => {
            focusNeighbourItem(currentTarget, 'tr')
            onRestore(post)
          }}
        >
          <RestoreIcon /> {words.restore}
        </AdminButton>
        <AdminButton
          look="ghost"
          className={styles.purge}
          aria-label={words.purgePost(post.title)}
          onClick={() => onPurge(post)}
        >
          {words.purge}
        </AdminButton>
      </td>
    </tr>
  )
}

function DaysLeft({ deletedAt }: { deletedAt: string }) {
  const days = daysLeft(deletedAt)
  return (
    <span className={styles.days} data-near={days <= TRASH_WARNING_DAYS || undefined}>
      {days <= TRASH_WARNING_DAYS && <WarnIcon />}
      {days === 0 ? words.today : words.daysLeft(days)}
    </span>
  )
}
