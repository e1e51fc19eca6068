import { type FormEvent, useState } from 'react'
import { schedule } from '#messages/admin/schedule'
import { drafts } from '#messages/drafts'
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
    <Sheet open={post !== null} title={schedule.reschedule} onClose={onClose}>
      {post && <ScheduleForm key={post.id} post={post} {...handlers} />}
    </Sheet>
  )
}

function ScheduleForm({ post, onSchedule, onCancel }: Omit<Props, 'onClose'> & { post: Post }) {
  const [moment, setMoment] = useState(post.publishedAt ?? '')
  const [isRejected, setIsRejected] = useState(false)
  const error = isRejected ? validateSchedule(moment) : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isValid = validateSchedule(moment) === undefined
    setIsRejected(!isValid)
    if (isValid) onSchedule(moment)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <p>
        {schedule.scheduled(post.title)}
        {(post.image ?? post.thumbnail) !== null && ` ${drafts.picturesByAddress}`}
      </p>
      <ScheduleFields
        moment={moment}
        error={error}
        onChange={(next) => {
          setMoment(next)
          setIsRejected(false)
        }}
      />
      <Sheet.Buttons>
        <AdminButton look="warn" onClick={onCancel}>
          {schedule.unschedule}
        </AdminButton>
        <AdminButton onClick={() => onSchedule(null)}>{schedule.publishNow}</AdminButton>
        <AdminButton type="submit" look="filled">
          {schedule.reschedule}
        </AdminButton>
      </Sheet.Buttons>
    </form>
  )
}
