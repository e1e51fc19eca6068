import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-data'
import { isScheduled } from '@/posts/scheduled'
import { Button, buttonClass } from '../components/Button'
import { focusNeighbour } from '../components/focusNeighbour'
import { FirstIcon, PencilIcon, PublishIcon, SiteIcon, TrashIcon, UnpublishIcon } from '../components/icons'
import { useListState } from '../components/listState'
import type { RowInList } from './rowInList'

/** Two presses of a pointer within so many ms are one double click: what the first did may have put another row beneath it. */
const DOUBLE_CLICK_MS = 500
let pressedAt = -Infinity

const once =
  (act: (button: HTMLElement) => void) =>
  ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    const isByKey = detail === 0
    const now = performance.now()
    const isFirst = now - pressedAt > DOUBLE_CLICK_MS
    pressedAt = now
    if (isByKey || isFirst) act(currentTarget)
  }

/** What can be done to a row. */
export function RowActions(props: RowInList) {
  const { post, placing, page, posts, actions } = props
  const isFirst = page === 1 && posts[0] === post
  return (
    <>
      {placing && !isFirst && (
        <Button
          look="icon"
          aria-label="맨 앞으로"
          title="맨 앞으로"
          onClick={() => actions.move(post, 'top')}
        >
          <FirstIcon />
        </Button>
      )}
      <StandingActions {...props} />
    </>
  )
}

/** Those that a row has wherever it stands. */
function StandingActions({ post, collection, actions }: RowInList) {
  const navigate = useNavigate()
  const from = useListState()
  const published = post.status === 'published'
  const waits = isScheduled(post)
  const undo = waits ? '예약 취소' : '게시 취소'
  const toggle = published ? undo : '게시하기'
  return (
    <>
      {published && !waits && (
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
        onClick={once(() => actions.setStatus([post], published ? 'draft' : 'published'))}
      >
        {published ? <UnpublishIcon /> : <PublishIcon />}
      </Button>
      <Button
        look="icon"
        aria-label="수정"
        title="수정"
        onClick={() => void navigate(`${collection.uploadPath}/${post.id}`, { state: from })}
      >
        <PencilIcon />
      </Button>
      <Button
        look="icon-warn"
        aria-label="삭제"
        title="삭제"
        onClick={once((button) => {
          focusNeighbour(button, 'tr')
          actions.remove([post])
        })}
      >
        <TrashIcon />
      </Button>
    </>
  )
}
