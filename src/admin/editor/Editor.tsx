import { type ComponentType, useState } from 'react'
import { Link, useNavigate } from 'react-router-data'
import { editor } from '#messages/admin/editor'
import type { Collection } from '@/posts/collections'
import { useOwnerPost } from '@/posts/owner/ownerQueries'
import type { Post } from '@/posts/post'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { collectionTexts } from '../components/collectionTexts'
import { errorMessage } from '../components/errorMessage'
import { formatMoment } from '../components/formatMoment'
import { PageHeading } from '../components/PageHeading'
import { RetryButton } from '../components/RetryButton'
import { useConnection } from '../connection/connection'
import { EditorForm } from './EditorForm'
import { useStoredDrafts, deleteLocalDraft, moveDraftToNewItem, type StoredDraft } from './localDrafts'
import type { EditedItem, SaveDraftState } from './useItemEditor'
import styles from './Editor.module.scss'

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
        {editor.orphanedDraft(
          draft.draft.title || editor.untitled,
          formatMoment(new Date(draft.savedAt).toISOString()),
        )}
      </p>
      <AdminButton onClick={() => void discard(draft)}>{editor.discard}</AdminButton>{' '}
      <AdminButton look="filled" onClick={() => void saveAsNew(draft)}>
        {editor.saveAsNew}
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
  if (isPending) return <Loading title={editor.edit(noun)} />
  if (isError)
    return (
      <Message title={editor.edit(noun)} text={errorMessage(error)}>
        <RetryButton onClick={() => void refetch()} />
      </Message>
    )
  return (
    <Message title={editor.edit(noun)} text={editor.notFound}>
      <OrphanedDrafts collection={collection} id={id} />
      <Link to={collection.adminListPath} className={adminButtonClass()}>
        {editor.backToList}
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
  if (drafts === null) return <Loading title={editor.item(collectionTexts(collection).noun)} />
  return <Form collection={collection} row={base} storedDrafts={drafts} onCreated={onCreated} />
}

function Loading({ title }: { title: string }) {
  return <PageHeading title={title} lead={editor.loading} />
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
