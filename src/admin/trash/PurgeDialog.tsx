import { useEffect, useRef, type ReactNode } from 'react'
import { collections } from '@/posts/registry'
import type { TrashedPost } from '@/posts/trash'
import { TRASH_DAYS } from '@/config/constants'
import { Button } from '../components/Button'
import { ClockIcon, LinkIcon, PictureIcon } from '../components/icons'
import { Sheet } from '../components/Sheet'
import styles from './PurgeDialog.module.scss'
import { countedPosts, pictureLoss, type Loss } from './trashWords'

/** What is to go for good: some posts, or all that lies in the trash. */
export interface Purged {
  /** Of all of it nobody has more than the number. */
  posts: readonly TrashedPost[] | number
  loss: Loss
}

interface Props {
  /** Null closes the dialog. */
  purged: Purged | null
  onCancel: () => void
  onPurge: () => void
}

/** Asks before posts go for good, and lists what goes with them. The focus starts on 취소. */
export function PurgeDialog({ purged, onCancel, onPurge }: Props) {
  return (
    <Sheet
      open={purged !== null}
      title={purged ? titleOf(purged) : ''}
      alert={`지금 지우면 ${TRASH_DAYS}일이 남아 있어도 되살릴 수 없습니다.`}
      onClose={onCancel}
      className={styles.dialog}
    >
      {purged && <Question purged={purged} onCancel={onCancel} onPurge={onPurge} />}
    </Sheet>
  )
}

const titleOf = ({ posts }: Purged) =>
  typeof posts === 'number' ? `${posts}편을 모두 완전히 지울까요?` : `${countedPosts(posts)} 완전히 지울까요?`

function Question({ purged, onCancel, onPurge }: Props & { purged: Purged }) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const { posts, loss } = purged
  return (
    <>
      <ul className={styles.losses}>
        <Lost icon={<PictureIcon />} what="원본 사진과 크기별 그림" howMuch={pictureLoss(loss)} />
        <Lost icon={<ClockIcon />} what="이전 판" howMuch={counted(loss.versions)} />
        <Lost icon={<LinkIcon />} what="주소" howMuch={addressOf(posts)} />
      </ul>
      <p className={styles.note}>
        이 주소로 온 사람은 ‘찾을 수 없는 쪽’을 보게 됩니다. 다른 글에도 쓰인 그림은 남습니다.
      </p>
      <Sheet.Buttons>
        <Button ref={cancel} onClick={onCancel}>
          취소
        </Button>
        <Button look="danger" onClick={onPurge}>
          완전히 지우기
        </Button>
      </Sheet.Buttons>
    </>
  )
}

function Lost({ icon, what, howMuch }: { icon: ReactNode; what: string; howMuch: string }) {
  return (
    <li>
      {icon}
      <b>{what}</b>
      <span>{howMuch}</span>
    </li>
  )
}

function counted(versions: number | null): string {
  if (versions === null) return '모두'
  return versions === 0 ? '없음' : `${versions}개`
}

function addressOf(posts: Purged['posts']): string {
  if (typeof posts === 'number') return `${posts}개`
  const [first] = posts
  return posts.length === 1 && first
    ? collections[first.collection].detailPath(first.id)
    : `${posts.length}개`
}
