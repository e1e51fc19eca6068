import { type ComponentType, useState } from 'react'
import { Link, useNavigate } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import { useOwnerPost } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { errorMessage } from '../components/errorMessage'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import { collectionTexts } from '../components/collectionTexts'
import styles from './Editor.module.scss'
import { EditorForm } from './EditorForm'
import type { EditedItem, SaveDraftState } from './useItemEditor'
import { useStoredDrafts, deleteLocalDraft, moveDraftToNewItem, type StoredDraft } from './localDrafts'
import { useConnection } from '../connection/connection'
import { formatMoment } from '../components/formatMoment'

/** The stored drafts of a deleted row. Each can be saved as a new item or discarded. */
function OrphanedDrafts({ collection, id }: { collection: Collection; id: number }) {
  const navigate = useNavigate()
  const drafts = useStoredDrafts(collection, id)
  const [discarded, setDiscarded] = useState<readonly string[]>([])
  // While disconnected the row may exist but be invisible, so its drafts are not orphaned.
  const connected = useConnection(({ state }) => state === 'connected')

  async function saveAsNew(draft: StoredDraft) {
    const state: SaveDraftState = { saveDraft: await moveDraftToNewItem(collection.key, draft) }
    void navigate(collection.uploadPath, { state })
  }

  async function discard({ key }: StoredDraft) {
    setDiscarded((keys) => [...keys, key])
    await deleteLocalDraft(key)
  }

  if (!connected) return null
  const remaining = drafts?.filter(({ key }) => !discarded.includes(key))
  return remaining?.map((draft) => (
    <div key={draft.key}>
      <p>
        저장하지 않은 내용이 이 브라우저에 남아 있습니다: ‘{draft.draft.title || '제목 없음'}’,{' '}
        {formatMoment(new Date(draft.savedAt).toISOString())}
      </p>
      <AdminButton onClick={() => void discard(draft)}>버리기</AdminButton>{' '}
      <AdminButton look="filled" onClick={() => void saveAsNew(draft)}>
        새 글로 저장
      </AdminButton>
    </div>
  ))
}

export interface EditorProps {
  collection: Collection
  /** The row to edit, or null for a new one. */
  id: number | null
  /** Called when a new item has been saved as the row with this id. */
  onCreated: (id: number) => void
  /** The form of the collection's items. */
  form?: ComponentType<EditedItem>
}

/** The editor of one item. Loads the row and its stored drafts, then shows the form. */
export default function Editor({ id, ...props }: EditorProps) {
  return id === null ? <EditorWithDrafts {...props} row={null} /> : <ExistingPostEditor {...props} id={id} />
}

function ExistingPostEditor({ id, ...props }: EditorProps & { id: number }) {
  const { collection } = props
  const { data, error, isPending, isError, refetch } = useOwnerPost(collection, id)
  const { noun } = collectionTexts(collection)
  // Keep the first row: a later read may fail, or not see an unpublished row while reconnecting.
  const [row, setRow] = useState(data ?? null)
  if (data && !row) setRow(data)
  if (row) return <EditorWithDrafts {...props} row={row} />
  if (isPending) return <Loading title={`${noun} 수정`} />
  if (isError)
    return (
      <Message title={`${noun} 수정`} text={errorMessage(error)}>
        <RetryButton onClick={() => void refetch()} />
      </Message>
    )
  return (
    <Message
      title={`${noun} 수정`}
      text="찾을 수 없습니다. 지워졌거나, 서버에 연결되지 않아 보이지 않는 글입니다."
    >
      <OrphanedDrafts collection={collection} id={id} />
      <Link to={collection.adminListPath} className={adminButtonClass()}>
        목록으로
      </Link>
    </Message>
  )
}

/** Loads the drafts of earlier visits before showing the form, so that they are not overwritten. */
function EditorWithDrafts({
  collection,
  row,
  onCreated,
  form: Form = EditorForm,
}: Omit<EditorProps, 'id'> & { row: Post | null }) {
  // The row as it was when the editor opened. Conflicts are detected against it, so later reads must not replace it.
  const [base] = useState(row)
  const drafts = useStoredDrafts(collection, base?.id ?? null)
  if (drafts === null) return <Loading title={collectionTexts(collection).noun} />
  return <Form collection={collection} row={base} storedDrafts={drafts} onCreated={onCreated} />
}

function Loading({ title }: { title: string }) {
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
