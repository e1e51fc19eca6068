import { useState } from 'react'
import { Link } from 'react-router-data'
import { share as words } from '#messages/admin/share'
import type { Collection } from '@/posts/collections'
import { useOwnerPost } from '@/posts/owner/ownerQueries'
import type { Post } from '@/posts/post'
import { adminButtonClass } from '../components/AdminButton'
import { EmptyState } from '../components/EmptyState'
import { errorMessage } from '../components/errorMessage'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import { useStoredDrafts } from '../editor/localDrafts'
import { ShareForm } from './ShareForm'

interface Props {
  collection: Collection
  id: number
}

const Loading = () => <PageHeading title={words.title} lead={words.loading} />

/** Page that shows how the link to a post looks in chats and search results, and edits its share data. */
export default function Share({ collection, id }: Props) {
  const { data, error, refetch } = useOwnerPost(collection, id)
  // Keeps the form open even if a later refetch fails or, after the session ends, no longer returns the draft.
  const [row, setRow] = useState(data ?? null)
  if (data && !row) setRow(data)
  if (row) return <ShareFormWithDrafts collection={collection} row={row} />
  if (data === undefined && !error) return <Loading />
  const text = error ? errorMessage(error) : words.notFound
  return (
    <EmptyState plain heading="h1" title={words.notOpened} text={text}>
      {error && <RetryButton onClick={() => void refetch()} />}
      <Link to={collection.adminListPath} className={adminButtonClass()}>
        {words.toList}
      </Link>
    </EmptyState>
  )
}

/** Loads local drafts of earlier visits before the form opens, so that they are not overwritten. */
function ShareFormWithDrafts({ collection, row }: { collection: Collection; row: Post }) {
  const storedDrafts = useStoredDrafts(collection, row.id)
  return storedDrafts === null ? (
    <Loading />
  ) : (
    <ShareForm collection={collection} row={row} storedDrafts={storedDrafts} />
  )
}
