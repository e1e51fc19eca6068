import { useState } from 'react'
import { Link, useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useOwnerPost } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import { Button, buttonClass } from '../components/Button'
import { errorMessage } from '../components/errorMessage'
import { PageHeading } from '../components/PageHeading'
import { nounsOf } from '../components/collectionNouns'
import styles from './Editor.module.scss'
import { EditorForm } from './EditorForm'
import { useKeptDrafts } from './useKeptDrafts'
import { useConnection } from '../connection/connection'
import { formatMoment } from '../components/formatMoment'
import { dropLocalDraft, moveToNewItem, type KeptDraft } from './localDrafts'

/** What this browser has kept of a row that was deleted elsewhere: each can go on as a new item, or is thrown away. */
function LeftDrafts({ collection, id }: { collection: Collection; id: number }) {
  const navigate = useNavigate()
  const kept = useKeptDrafts(collection, id)
  const [discarded, setDiscarded] = useState<readonly string[]>([])
  // Without a connection the row may just not be seen.
  const connected = useConnection(({ state }) => state === 'connected')

  async function saveAsNew(draft: KeptDraft) {
    await moveToNewItem(collection.key, draft)
    void navigate(collection.uploadPath)
  }

  async function discard({ key }: KeptDraft) {
    setDiscarded((keys) => [...keys, key])
    await dropLocalDraft(key)
  }

  if (!connected) return null
  const left = kept?.filter(({ key }) => !discarded.includes(key))
  return left?.map((draft) => (
    <div key={draft.key}>
      <p>
        저장하지 않은 내용이 이 브라우저에 남아 있습니다: ‘{draft.draft.title || '제목 없음'}’,{' '}
        {formatMoment(new Date(draft.savedAt).toISOString())}
      </p>
      <Button onClick={() => void discard(draft)}>버리기</Button>{' '}
      <Button look="filled" onClick={() => void saveAsNew(draft)}>
        새 글로 저장
      </Button>
    </div>
  ))
}

export interface EditorProps {
  collection: Collection
  /** The row to edit, or null for a new one. */
  id: number | null
  /** A new item has become the row with this id. */
  onCreated: (id: number) => void
}

/** The editor of one item, new or not: reads the row and what this browser kept of it, then shows the form. */
export default function Editor({ collection, id, onCreated }: EditorProps) {
  return id === null ? (
    <Begun collection={collection} row={null} onCreated={onCreated} />
  ) : (
    <Stored collection={collection} id={id} onCreated={onCreated} />
  )
}

function Stored({ collection, id, onCreated }: EditorProps & { id: number }) {
  const { data, error, isPending, isError, refetch } = useOwnerPost(collection, id)
  const { noun } = nounsOf(collection)
  // Once open the form stays: a later read may fail, or see no draft while the connection is asked for anew.
  const [row, setRow] = useState(data ?? null)
  if (data && !row) setRow(data)
  if (row) return <Begun collection={collection} row={row} onCreated={onCreated} />
  if (isPending) return <Waiting title={`${noun} 수정`} />
  if (isError)
    return (
      <Message title={`${noun} 수정`} text={errorMessage(error)}>
        <Button onClick={() => void refetch()}>다시 시도</Button>
      </Message>
    )
  return (
    <Message
      title={`${noun} 수정`}
      text="찾을 수 없습니다. 지워졌거나, 서버에 연결되지 않아 보이지 않는 글입니다."
    >
      <LeftDrafts collection={collection} id={id} />
      <Link to={collection.adminListPath} className={buttonClass()}>
        목록으로
      </Link>
    </Message>
  )
}

/** Looks for unsaved work of an earlier visit before the form begins, so that nothing of it is overwritten. */
function Begun({ collection, row, onCreated }: Omit<EditorProps, 'id'> & { row: Post | null }) {
  // The row as it was when the editor opened: later reads must not change what a conflict is measured by.
  const [base] = useState(row)
  const kept = useKeptDrafts(collection, base?.id ?? null)
  if (kept === null) return <Waiting title={nounsOf(collection).noun} />
  return <EditorForm collection={collection} row={base} kept={kept} onCreated={onCreated} />
}

function Waiting({ title }: { title: string }) {
  return <PageHeading title={title} lead="불러오는 중…" />
}

function Message({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <>
      <PageHeading title={title} lead="" />
      <div className={styles.message} role="alert">
        <p>{text}</p>
        {children}
      </div>
    </>
  )
}
