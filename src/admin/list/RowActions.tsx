import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-data'
import { isScheduled } from '@/posts/schedule'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { focusNeighbourItem } from '../components/focusNeighbourItem'
import { FirstIcon, PencilIcon, PublishIcon, SiteIcon, TrashIcon, UnpublishIcon } from '../components/icons'
import { useListLinkState } from '../components/listState'
import type { RowProps } from './rowProps'

/** Clicks within this time count as a double click. The second is ignored: the first may have moved another row there. */
const DOUBLE_CLICK_MS = 500
let lastClickAt = -Infinity

const ignoreDoubleClick =
  (act: (button: HTMLElement) => void) =>
  ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
    const isKeyboardClick = detail === 0
    const now = performance.now()
    const isFirst = now - lastClickAt > DOUBLE_CLICK_MS
    lastClickAt = now
    if (isKeyboardClick || isFirst) act(currentTarget)
  }

/** The buttons of a row. */
export function RowActions(props: RowProps) {
  const { post, sortable, page, posts, actions } = props
  const isFirst = page === 1 && posts[0] === post
  return (
    <>
      {sortable && !isFirst && (
        <AdminButton
          look="icon"
          aria-label="맨 앞으로"
          title="맨 앞으로"
          onClick={() => actions.move(post, 'top')}
        >
          <FirstIcon />
        </AdminButton>
      )}
      <CommonActions {...props} />
    </>
  )
}

/** The buttons that do not depend on the row's position. */
function CommonActions({ post, collection, actions }: RowProps) {
  const navigate = useNavigate()
  const linkState = useListLinkState()
  const published = post.status === 'published'
  const scheduled = isScheduled(post)
  const undo = scheduled ? '예약 취소' : '게시 취소'
  const toggle = published ? undo : '게시하기'
  return (
    <>
      {published && !scheduled && (
        <Link
          to={collection.detailPath(post.id)}
          className={adminButtonClass('icon')}
          aria-label="사이트에서 보기"
          title="사이트에서 보기"
        >
          <SiteIcon />
        </Link>
      )}
      <AdminButton
        look="icon"
        aria-label={toggle}
        title={toggle}
        onClick={ignoreDoubleClick(() => actions.setStatus([post], published ? 'draft' : 'published'))}
      >
        {published ? <UnpublishIcon /> : <PublishIcon />}
      </AdminButton>
      <AdminButton
        look="icon"
        aria-label="수정"
        title="수정"
        onClick={() => void navigate(`${collection.uploadPath}/${post.id}`, { state: linkState })}
      >
        <PencilIcon />
      </AdminButton>
      <AdminButton
        look="icon-warn"
        aria-label="삭제"
        title="삭제"
        onClick={ignoreDoubleClick((button) => {
          focusNeighbourItem(button, 'tr')
          actions.remove([post])
        })}
      >
        <TrashIcon />
      </AdminButton>
    </>
  )
}
