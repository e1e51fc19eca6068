import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { detailTexts } from '#messages/detailTexts'
import type { ListedCollection } from '@/posts/collections'

const locationStateSchema = v.object({ listSearch: v.pipe(v.string(), v.startsWith('?')) })

/** The link from a detail to its list. It restores the filter or view from which the post was opened. */
export function BackToList({
  collection,
  className,
  children = detailTexts.toList,
}: {
  collection: ListedCollection
  className?: string | undefined
  children?: ReactNode
}) {
  const { state } = useLocation()
  const origin = v.safeParse(locationStateSchema, state)
  return (
    <Link to={collection.listPath + (origin.success ? origin.output.listSearch : '')} className={className}>
      {children}
    </Link>
  )
}
