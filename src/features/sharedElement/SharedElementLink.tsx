import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { Collection } from '@/posts/collections'
import { startSharedElementTransition } from './sharedElementTransition'

export interface SharedElementLinkProps extends Pick<
  ComponentProps<typeof Link>,
  'className' | 'draggable' | 'lang' | 'onPointerEnter' | 'onFocus'
> {
  collection: Collection
  id: number
  children: ReactNode
}

/** The link from a card to its detail. The transition starts from its `[data-shared-element-source]`, or else from the link. */
export function SharedElementLink({ collection, id, children, ...props }: SharedElementLinkProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const to = collection.detailPath(id)
  // `BackToList` restores the list's filter and view from this state.
  const state = search ? { listSearch: search } : null
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser handles clicks that open a new tab or window or start a download.
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const picture =
      event.currentTarget.querySelector<HTMLElement>('[data-shared-element-source]') ?? event.currentTarget
    if (startSharedElementTransition(collection, id, picture, () => void navigate(to, { state })))
      event.preventDefault()
  }
  return (
    <Link to={to} state={state} onClick={onClick} {...props}>
      {children}
    </Link>
  )
}
