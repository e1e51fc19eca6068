import { type FormEvent, useState } from 'react'
import type { Post } from '@/posts/post'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import { ScheduleFields, scheduleFault } from './ScheduleFields'

interface Props {
  /** The post whose time is looked at; null closes the dialog. */
  post: Post | null
  onClose: () => void
  /** Publishes at another time, or now. */
  onSchedule: (moment: string | null) => void
  /** Makes it a draft. */
  onCancel: () => void
}

/** Changes or cancels the time at which a post is to be published, from the list. */
export function ScheduleDialog({ post, onClose, ...on }: Props) {
  return (
    <Sheet open={post !== null} title="예약 바꾸기" onClose={onClose}>
      {post && <Question key={post.id} post={post} {...on} />}
    </Sheet>
  )
}

function Question({ post, onSchedule, onCancel }: Omit<Props, 'onClose'> & { post: Post }) {
  const [moment, setMoment] = useState(post.publishedAt ?? '')
  const [fault, setFault] = useState<string | undefined>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = scheduleFault(moment)
    setFault(found)
    if (found === undefined) onSchedule(moment)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <p>‘{post.title}’. 그때까지 사이트에는 보이지 않습니다.</p>
      <ScheduleFields
        moment={moment}
        fault={fault}
        onChange={(next) => {
          setMoment(next)
          setFault(undefined)
        }}
      />
      <Sheet.Buttons>
        <Button look="warn" onClick={onCancel}>
          예약 취소
        </Button>
        <Button onClick={() => onSchedule(null)}>지금 게시하기</Button>
        <Button type="submit" look="filled">
          예약 바꾸기
        </Button>
      </Sheet.Buttons>
    </form>
  )
}
