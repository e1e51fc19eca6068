import { useId } from 'react'
import type { PostDraft } from '@/posts/postDraft'
import { Field } from './Field'

interface Props {
  status: PostDraft['status']
  onChange: (status: PostDraft['status']) => void
}

/** What the row becomes when it is saved by Ctrl+S; the buttons of the foot say it themselves. */
export function StatusField({ status, onChange }: Props) {
  const id = useId()
  return (
    <Field id={id} label="상태">
      <select
        id={id}
        name="status"
        value={status}
        onChange={(event) => onChange(event.target.value === 'published' ? 'published' : 'draft')}
      >
        <option value="draft">임시저장</option>
        <option value="published">게시됨</option>
      </select>
    </Field>
  )
}
