import { commissions as words } from '#messages/admin/commissions'
import type { WorkSample } from '@/posts/meta'
import { isScheduled } from '@/posts/owner/schedule'
import type { Post } from '@/posts/post'
import { AdminButton } from '../components/AdminButton'
import { ArrowDownIcon, ArrowUpIcon } from '../components/icons'
import { sampleCollection, sampleName } from '../components/samples'
import { useSamplePost } from './sampleQueries'
import { workPlace, WorkPicture } from './WorkPicture'
import styles from './SamplesField.module.scss'

interface Props {
  sample: WorkSample
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1, title: string, button: HTMLElement) => void
  onRemove: (title: string, button: HTMLElement) => void
}

/** A sample: its picture, title and place, and the buttons that move and remove it. */
export function SampleRow({ sample, isFirst, isLast, onMove, onRemove }: Props) {
  const { data: post, isError } = useSamplePost(sample)
  const collection = sampleCollection(sample)
  const title = post?.title ?? sampleName(sample)
  const note = sampleNote(post, isError)
  const move = (step: 1 | -1, isAtEnd: boolean) => ({
    look: 'icon' as const,
    'aria-disabled': isAtEnd || undefined,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) =>
      !isAtEnd && onMove(step, title, currentTarget),
  })
  return (
    <li className={styles.row} tabIndex={-1}>
      <WorkPicture collection={collection} post={post ?? null} />
      <div className={styles.words}>
        <b>{title}</b>
        <small data-warn={(note !== null && post !== undefined) || isError || undefined}>
          {note ?? (collection && post && workPlace({ collection, post }))}
        </small>
      </div>
      <AdminButton
        aria-label={words.samples.removeWork(title)}
        onClick={({ currentTarget }) => onRemove(title, currentTarget)}
      >
        {words.samples.remove}
      </AdminButton>
      <AdminButton {...move(-1, isFirst)} aria-label={words.samples.up(title)}>
        <ArrowUpIcon />
      </AdminButton>
      <AdminButton {...move(1, isLast)} aria-label={words.samples.down(title)}>
        <ArrowDownIcon />
      </AdminButton>
    </li>
  )
}

/** Says why a work is not shown, on the desk or on the site. Null if both show it. */
function sampleNote(post: Post | null | undefined, isError: boolean): string | null {
  if (post) return post.status === 'published' && !isScheduled(post) ? null : words.samples.hidden
  if (isError) return words.samples.unread
  return post === null ? words.samples.gone : words.samples.loading
}
