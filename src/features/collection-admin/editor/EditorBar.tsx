import { useId, type ReactNode } from 'react'
import type { Post } from '@/collections/post'
import type { PostDraft } from '@/collections/postDraft'
import { Button } from '../parts/Button'
import { Pill } from '../parts/Pill'
import styles from './Editor.module.scss'
import { Field } from './Field'

interface Props {
  inert: boolean
  row: Post | null
  status: PostDraft['status']
  saving: boolean
  failure: string | null
  onStatus: (status: PostDraft['status']) => void
  onSave: (status: PostDraft['status']) => void
  onDelete: () => void
  /** What stands in the way of saving. */
  children: ReactNode
}

/** The editor's foot: the status, what went wrong, and everything that can be done with the row. */
export function EditorBar({ inert, row, status, saving, failure, children, ...on }: Props) {
  const id = useId()
  return (
    <footer className={styles.bar} inert={inert}>
      <div className={styles.state}>
        <Field id={id} label="상태">
          <select
            id={id}
            name="status"
            value={status}
            onChange={(event) => on.onStatus(event.target.value === 'published' ? 'published' : 'draft')}
          >
            <option value="draft">임시저장</option>
            <option value="published">게시됨</option>
          </select>
        </Field>
        {row && <Pill status={row.status} />}
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {children}
      <div className={styles.buttons}>
        {row && (
          <Button look="warn" onClick={on.onDelete}>
            삭제
          </Button>
        )}
        <Button aria-busy={saving} onClick={() => on.onSave('draft')}>
          임시저장
        </Button>
        <Button look="filled" aria-busy={saving} onClick={() => on.onSave('published')}>
          게시하기
        </Button>
      </div>
    </footer>
  )
}
