import { drafts } from '#messages/drafts'
import { type FormEvent, useState } from 'react'
import type { Post } from '@/posts/post'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import { ScheduleFields, validateSchedule } from './ScheduleFields'

interface Props {
  /** The scheduled post; null closes the dialog. */
  post: Post | null
  onClose: () => void
  /** Publishes at another time, or now if null. */
  onSchedule: (moment: string | null) => void
  /** Cancels the schedule and makes the post a draft. */
  onCancel: () => void
}

/** Dialog of the list that changes or cancels a post's scheduled time. */
export function ScheduleDialog({ post, onClose, ...handlers }: Props) {
  return (
    <Sheet open={post !== null} title="예약 바꾸기" onClose={onClose}>
      {post && <ScheduleForm key={post.id} post={post} {...handlers} />}
    </Sheet>
  )
}

function ScheduleForm({ post, onSchedule, onCancel }: Omit<Props, 'onClose'> & { post: Post }) {
  const [moment, setMoment] = useState(post.publishedAt ?? '')
  const [error, setError] = useState<string | undefined>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = validateSchedule(moment)
    setError(message)
    if (message === undefined) onSchedule(moment)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <p>
        ‘{post.title}’. 그때까지 사이트에는 보이지 않습니다.
        {(post.image ?? post.thumbnail) !== null && ` ${drafts.picturesByAddress}`}
      </p>
      <ScheduleFields
        moment={moment}
        error={error}
        onChange={(next) => {
          setMoment(next)
          setError(undefined)
        }}
      />
      <Sheet.Buttons>
        <AdminButton look="warn" onClick={onCancel}>
          예약 취소
        </AdminButton>
        <AdminButton onClick={() => onSchedule(null)}>지금 게시하기</AdminButton>
        <AdminButton type="submit" look="filled">
          예약 바꾸기
        </AdminButton>
      </Sheet.Buttons>
    </form>
  )
}
