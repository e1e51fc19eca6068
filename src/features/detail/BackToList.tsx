import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import type { Collection } from '@/posts/definition'

const cameFrom = v.object({ listSearch: v.pipe(v.string(), v.startsWith('?')) })

/**
 * The link from a detail to its list, which returns to where the visitor was (decisions §10.10): to the filter or view
 * that a card was opened from, too.
 */
export function BackToList({
  collection,
  className,
  children = '목록으로',
}: {
  collection: Collection
  className?: string | undefined
  children?: ReactNode
}) {
  const { state } = useLocation()
  const from = v.safeParse(cameFrom, state)
  return (
    <Link to={collection.listPath + (from.success ? from.output.listSearch : '')} className={className}>
      {children}
    </Link>
  )
}
