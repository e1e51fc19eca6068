import { useEffect, useRef, type ReactNode } from 'react'
import { collections } from '@/posts/collections'
import type { TrashedPost } from '@/posts/trash'
import { TRASH_DAYS } from '@/config/constants'
import { AdminButton } from '../components/AdminButton'
import { ClockIcon, LinkIcon, PictureIcon } from '../components/icons'
import { Sheet } from '../components/Sheet'
import styles from './PurgeDialog.module.scss'
import { formatPostTitles, pictureLossMessage, type PurgeLoss } from './trashMessages'

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

/** Asks before posts are deleted permanently and lists what is lost. The initial focus is on 취소. */
export function PurgeDialog({ request, onCancel, onPurge }: Props) {
  return (
    <Sheet
      open={request !== null}
      title={request ? dialogTitle(request) : ''}
      alertText={`지금 지우면 ${TRASH_DAYS}일이 남아 있어도 되살릴 수 없습니다.`}
      onClose={onCancel}
      className={styles.dialog}
    >
      {request && <Confirmation request={request} onCancel={onCancel} onPurge={onPurge} />}
    </Sheet>
  )
}

const dialogTitle = ({ posts }: PurgeRequest) =>
  typeof posts === 'number'
    ? `${posts}편을 모두 완전히 지울까요?`
    : `${formatPostTitles(posts)} 완전히 지울까요?`

function Confirmation({ request, onCancel, onPurge }: Props & { request: PurgeRequest }) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const { posts, loss } = request
  return (
    <>
      <ul className={styles.losses}>
        <LossItem icon={<PictureIcon />} label="원본 사진과 크기별 그림" amount={pictureLossMessage(loss)} />
        <LossItem icon={<ClockIcon />} label="이전 판" amount={versionCount(loss.versions)} />
        <LossItem icon={<LinkIcon />} label="주소" amount={lostAddresses(posts)} />
      </ul>
      <p className={styles.note}>
        이 주소로 온 사람은 ‘찾을 수 없는 쪽’을 보게 됩니다. 다른 글에도 쓰인 그림은 남습니다. 사이트에 담긴
        사본은 다시 지을 때 빠집니다.
      </p>
      <Sheet.Buttons>
        <AdminButton ref={cancel} onClick={onCancel}>
          취소
        </AdminButton>
        <AdminButton look="danger" onClick={onPurge}>
          완전히 지우기
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
  if (versions === null) return '모두'
  return versions === 0 ? '없음' : `${versions}개`
}

function lostAddresses(posts: PurgeRequest['posts']): string {
  if (typeof posts === 'number') return `${posts}개`
  const [first] = posts
  return posts.length === 1 && first
    ? collections[first.collection].detailPath(first.id)
    : `${posts.length}개`
}
