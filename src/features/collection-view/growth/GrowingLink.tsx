import type { MouseEvent, ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import { growInto } from './growth'

interface GrowingLinkProps {
  collection: Collection
  id: number
  className?: string | undefined
  draggable?: boolean
  children: ReactNode
}

/** The link of a card to its detail. What it holds as `[data-grows]` grows into the detail's picture. */
export function GrowingLink({ collection, id, children, ...props }: GrowingLinkProps) {
  const navigate = useNavigate()
  const to = collection.detailPath(id)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab, a new window, a download: the browser's own business.
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const picture = event.currentTarget.querySelector<HTMLElement>('[data-grows]')
    if (growInto(collection, id, picture, () => void navigate(to))) event.preventDefault()
  }
  return (
    <Link to={to} onClick={follow} {...props}>
      {children}
    </Link>
  )
}
