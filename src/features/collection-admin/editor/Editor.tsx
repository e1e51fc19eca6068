import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import { useOwnerPost } from '@/collections/ownerQueries'
import type { Post } from '@/collections/post'
import { Button, buttonClass } from '../parts/Button'
import { faultInWords } from '../parts/faultInWords'
import { PageHeading } from '../parts/PageHeading'
import { wordsOf } from '../words'
import styles from './Editor.module.scss'
import { EditorForm } from './EditorForm'
import { localDraftKey, readLocalDraft, type LocalDraft } from './localDrafts'

export interface EditorProps {
  collection: Collection
  /** The row to edit, or null for a new one. */
  id: number | null
}

/** The editor of one item, new or not: reads the row and what this browser kept of it, then shows the form. */
export default function Editor({ collection, id }: EditorProps) {
  return id === null ? (
    <Begun collection={collection} row={null} />
  ) : (
    <Stored collection={collection} id={id} />
  )
}

function Stored({ collection, id }: { collection: Collection; id: number }) {
  const { data, error, isPending, isError, refetch } = useOwnerPost(collection, id)
  const { noun } = wordsOf(collection)
  // Once open the form stays: a later read may fail, or see no draft while the connection is asked for anew.
  const [row, setRow] = useState(data ?? null)
  if (data && !row) setRow(data)
  if (row) return <Begun collection={collection} row={row} />
  if (isPending) return <Waiting title={`${noun} 수정`} />
  if (isError)
    return (
      <Message title={`${noun} 수정`} text={faultInWords(error)}>
        <Button onClick={() => void refetch()}>다시 시도</Button>
      </Message>
    )
  return (
    <Message
      title={`${noun} 수정`}
      text="찾을 수 없습니다. 지워졌거나, 서버에 연결되지 않아 보이지 않는 글입니다."
    >
      <Link to={collection.adminListPath} className={buttonClass()}>
        목록으로
      </Link>
    </Message>
  )
}

/** Looks for unsaved work of an earlier visit before the form begins, so that nothing of it is overwritten. */
function Begun({ collection, row }: { collection: Collection; row: Post | null }) {
  const [kept, setKept] = useState<LocalDraft | null | undefined>(undefined)
  // The row as it was when the editor opened: later reads must not change what a conflict is measured by.
  const [base] = useState(row)
  useEffect(() => {
    let gone = false
    async function look() {
      const found = await readLocalDraft(localDraftKey(collection.key, base?.id ?? null))
      if (!gone) setKept(found)
    }
    void look()
    return () => {
      gone = true
    }
  }, [collection.key, base])
  if (kept === undefined) return <Waiting title={wordsOf(collection).noun} />
  return <EditorForm collection={collection} row={base} kept={kept} />
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
