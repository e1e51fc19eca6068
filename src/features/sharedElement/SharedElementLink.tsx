import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { Collection } from '@/posts/definition'
import { startSharedElementTransition } from './sharedElementTransition'

export interface SharedElementLinkProps extends Pick<
  ComponentProps<typeof Link>,
  'className' | 'draggable' | 'onPointerEnter' | 'onFocus'
> {
  collection: Collection
  id: number
  children: ReactNode
}

/** The link of a card to its detail. What it holds as `[data-shared-element-source]`, else itself, grows into the detail's picture. */
export function SharedElementLink({ collection, id, children, ...props }: SharedElementLinkProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const to = collection.detailPath(id)
  // The way back leads to the list as it was: its filter, its view.
  const state = search ? { listSearch: search } : null
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab, a new window, a download: the browser's own business.
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const picture =
      event.currentTarget.querySelector<HTMLElement>('[data-shared-element-source]') ?? event.currentTarget
    if (startSharedElementTransition(collection, id, picture, () => void navigate(to, { state })))
      event.preventDefault()
  }
  return (
    <Link to={to} state={state} onClick={follow} {...props}>
      {children}
    </Link>
  )
}
