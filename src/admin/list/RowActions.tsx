import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-data'
import { list as words } from '#messages/admin/list'
import { isScheduled } from '@/posts/owner/schedule'
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
          aria-label={words.row.toFront}
          title={words.row.toFront}
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
  const undo = scheduled ? words.row.cancelSchedule : words.row.unpublish
  const toggle = published ? undo : words.row.publish
  return (
    <>
      {published && !scheduled && (
        <Link
          to={collection.detailPath(post.id)}
          className={adminButtonClass('icon')}
          aria-label={words.row.view}
          title={words.row.view}
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
        aria-label={words.row.edit}
        title={words.row.edit}
        onClick={() => void navigate(`${collection.uploadPath}/${post.id}`, { state: linkState })}
      >
        <PencilIcon />
      </AdminButton>
      <AdminButton
        look="icon-warn"
        aria-label={words.row.delete}
        title={words.row.delete}
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
