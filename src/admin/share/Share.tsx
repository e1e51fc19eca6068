import { useState } from 'react'
import { Link } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useOwnerPost } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import { useKeptDrafts } from '../editor/useKeptDrafts'
import { BlankSheet } from '../components/BlankSheet'
import { Button, buttonClass } from '../components/Button'
import { errorMessage } from '../components/errorMessage'
import { PageHeading } from '../components/PageHeading'
import { ShareForm } from './ShareForm'

interface Props {
  collection: Collection
  id: number
}

const waiting = <PageHeading title="공유 미리보기" lead="불러오는 중…" />

/** The share studio (decisions §12.5): how the link of a post looks where people pass it on. */
export default function Share({ collection, id }: Props) {
  const { data, error, refetch } = useOwnerPost(collection, id)
  // Once open the form stays: a later read may fail, or see no draft.
  const [row, setRow] = useState(data ?? null)
  if (data && !row) setRow(data)
  if (row) return <Begun collection={collection} row={row} />
  if (data === undefined && !error) return waiting
  const text = error
    ? errorMessage(error)
    : '찾을 수 없습니다. 지워졌거나, 서버에 연결되지 않아 보이지 않는 글입니다.'
  return (
    <BlankSheet plain heading="h1" title="공유 미리보기를 열지 못했습니다." text={text}>
      {error && <Button onClick={() => void refetch()}>다시 시도</Button>}
      <Link to={collection.adminListPath} className={buttonClass()}>
        목록으로
      </Link>
    </BlankSheet>
  )
}

/** Unsaved work of an earlier visit is looked for first, so that nothing of it is overwritten. */
function Begun({ collection, row }: { collection: Collection; row: Post }) {
  const kept = useKeptDrafts(collection, row.id)
  return kept === null ? waiting : <ShareForm collection={collection} row={row} kept={kept} />
}
