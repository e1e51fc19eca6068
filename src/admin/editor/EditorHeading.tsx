import type { ReactNode } from 'react'
import { Link } from 'react-router-data'
import { editor } from '#messages/admin/editor'
import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { adminButtonClass } from '../components/AdminButton'
import { collectionTexts } from '../components/collectionTexts'
import { useListPath } from '../components/listState'
import { PageHeading } from '../components/PageHeading'
import { Pill } from '../components/Pill'

/** The page's heading, its collection and, for a saved row, its status. */
export function EditorHeading({
  collection,
  row,
  details = collection.name,
  isTitled = false,
}: {
  collection: Collection
  row: Post | null
  /** Shown before the status. */
  details?: ReactNode
  /** The heading of a saved row is its title. */
  isTitled?: boolean
}) {
  const { noun } = collectionTexts(collection)
  const saved = row && (isTitled ? row.title : editor.edit(noun))
  const title = saved ?? editor.create(noun)
  const list = useListPath(collection.adminListPath)
  const lead = row ? (
    <>
      {details} · <Pill post={row} />
    </>
  ) : (
    details
  )
  return (
    <PageHeading title={title} lead={lead}>
      <Link to={list} className={adminButtonClass('ghost')}>
        {editor.backToList}
      </Link>
    </PageHeading>
  )
}
