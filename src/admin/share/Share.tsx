import { useState } from 'react'
import { Link } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import { useOwnerPost } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import { useStoredDrafts } from '../editor/localDrafts'
import { EmptyState } from '../components/EmptyState'
import { adminButtonClass } from '../components/AdminButton'
import { errorMessage } from '../components/errorMessage'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import { ShareForm } from './ShareForm'

interface Props {
  collection: Collection
  id: number
}

const loading = <PageHeading title="공유 미리보기" lead="불러오는 중…" />

/** Page that shows how the link to a post looks in chats and search results, and edits its share data. */
export default function Share({ collection, id }: Props) {
  const { data, error, refetch } = useOwnerPost(collection, id)
  // Keeps the form open even if a later refetch fails or, after the session ends, no longer returns the draft.
  const [row, setRow] = useState(data ?? null)
  if (data && !row) setRow(data)
  if (row) return <ShareFormWithDrafts collection={collection} row={row} />
  if (data === undefined && !error) return loading
  const text = error
    ? errorMessage(error)
    : '찾을 수 없습니다. 지워졌거나, 서버에 연결되지 않아 보이지 않는 글입니다.'
  return (
    <EmptyState plain heading="h1" title="공유 미리보기를 열지 못했습니다." text={text}>
      {error && <RetryButton onClick={() => void refetch()} />}
      <Link to={collection.adminListPath} className={adminButtonClass()}>
        목록으로
      </Link>
    </EmptyState>
  )
}

/** Loads local drafts of earlier visits before the form opens, so that they are not overwritten. */
function ShareFormWithDrafts({ collection, row }: { collection: Collection; row: Post }) {
  const storedDrafts = useStoredDrafts(collection, row.id)
  return storedDrafts === null ? (
    loading
  ) : (
    <ShareForm collection={collection} row={row} storedDrafts={storedDrafts} />
  )
}
