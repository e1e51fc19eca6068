import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Collection } from '@/collections/definition'

/** The link from a detail to its list, which returns to where the visitor was (decisions §10.10). */
export function BackToList({
  collection,
  className,
  children = '목록으로',
}: {
  collection: Collection
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <Link to={collection.listPath} className={className}>
      {children}
    </Link>
  )
}
