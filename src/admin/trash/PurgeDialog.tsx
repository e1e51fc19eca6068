import { useEffect, useRef, type ReactNode } from 'react'
import { trash as words } from '#messages/admin/trash'
import { TRASH_DAYS } from '@/config/constants'
import { collections } from '@/posts/collections'
import type { TrashedPost } from '@/posts/trash/trash'
import { AdminButton } from '../components/AdminButton'
import { ClockIcon, LinkIcon, PictureIcon } from '../components/icons'
import { Sheet } from '../components/Sheet'
import { formatPostTitles, pictureLossMessage, type PurgeLoss } from './trashMessages'
import styles from './PurgeDialog.module.scss'

/** Posts to delete permanently: some, or the whole trash. */
export interface PurgeRequest {
  /** Only their number if the whole trash is emptied. */
  posts: readonly TrashedPost[] | number
  loss: PurgeLoss
}

interface Props {
  /** Null closes the dialog. */
  request: PurgeRequest | null
  onCancel: () => void
  onPurge: () => void
}

/** Asks before posts are deleted permanently and lists what is lost. The initial focus is on the button that cancels. */
export function PurgeDialog({ request, onCancel, onPurge }: Props) {
  return (
    <Sheet
      open={request !== null}
      title={request ? dialogTitle(request) : ''}
      alertText={words.dialog.text(TRASH_DAYS)}
      onClose={onCancel}
      className={styles.dialog}
    >
      {request && <Confirmation request={request} onCancel={onCancel} onPurge={onPurge} />}
    </Sheet>
  )
}

const dialogTitle = ({ posts }: PurgeRequest) =>
  typeof posts === 'number' ? words.dialog.all(posts) : words.dialog.posts(formatPostTitles(posts))

function Confirmation({ request, onCancel, onPurge }: Props & { request: PurgeRequest }) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const { posts, loss } = request
  return (
    <>
      <ul className={styles.losses}>
        <LossItem icon={<PictureIcon />} label={words.dialog.pictures} amount={pictureLossMessage(loss)} />
        <LossItem icon={<ClockIcon />} label={words.dialog.versions} amount={versionCount(loss.versions)} />
        <LossItem icon={<LinkIcon />} label={words.dialog.addresses} amount={lostAddresses(posts)} />
      </ul>
      <p className={styles.note}>{hasAddress(posts) ? words.dialog.note : words.dialog.noteWithoutAddress}</p>
      <Sheet.Buttons>
        <AdminButton ref={cancel} onClick={onCancel}>
          {words.dialog.cancel}
        </AdminButton>
        <AdminButton look="danger" onClick={onPurge}>
          {words.purge}
        </AdminButton>
      </Sheet.Buttons>
    </>
  )
}

function LossItem({ icon, label, amount }: { icon: ReactNode; label: string; amount: string }) {
  return (
    <li>
      {icon}
      <b>{label}</b>
      <span>{amount}</span>
    </li>
  )
}

function versionCount(versions: number | null): string {
  if (versions === null) return words.dialog.everything
  return versions === 0 ? words.dialog.none : words.dialog.count(versions)
}

const hasOwnPage = ({ collection }: TrashedPost) => collections[collection].detailPattern !== null

const hasAddress = (posts: PurgeRequest['posts']) => typeof posts === 'number' || posts.some(hasOwnPage)

function lostAddresses(posts: PurgeRequest['posts']): string {
  if (typeof posts === 'number') return words.dialog.count(posts)
  const withPage = posts.filter(hasOwnPage)
  const [first] = withPage
  if (!first) return words.dialog.none
  return posts.length === 1
    ? collections[first.collection].detailPath(first.id)
    : words.dialog.count(withPage.length)
}
