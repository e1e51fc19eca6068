import { LONGEST_SUMMARY } from '@/config/constants'
import { nounsOf } from '../components/collectionNouns'
import { pathsOfPost } from '../components/pathsOfPost'
import { PublishCard } from '../schedule/PublishCard'
import { BodyField } from './BodyField'
import { MetaFields } from './MetaFields'
import { unreadNames } from './metaTexts'
import { PictureCard } from './PictureCard'
import type { ItemEditor } from './useItemEditor'
import { useId } from 'react'
import type { PostDraft } from '@/posts/postDraft'
import { Field } from './Field'
import type { DraftForm } from './useDraftForm'

interface DraftFieldProps {
  name: 'title' | 'alt' | 'summary'
  label: string
  hint?: string
  placeholder?: string
  /** Lines of a text that may have several; one that may not leaves it out. */
  rows?: number
  form: DraftForm
}

/** A text that every collection's items have. */
function DraftField({ name, label, hint, placeholder, rows, form }: DraftFieldProps) {
  const id = useId()
  const fault = form.faults[name]
  const input = {
    id,
    name,
    placeholder,
    value: form.draft[name] ?? '',
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      form.change({ [name]: name === 'title' ? value : value || null }),
  }
  return (
    <Field id={id} label={label} hint={hint} fault={fault}>
      {rows === undefined ? <input {...input} autoComplete="off" /> : <textarea {...input} rows={rows} />}
    </Field>
  )
}

interface StatusFieldProps {
  status: PostDraft['status']
  onChange: (status: PostDraft['status']) => void
}

/** What the row becomes when it is saved by Ctrl+S; the buttons of the foot say it themselves. */
function StatusField({ status, onChange }: StatusFieldProps) {
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

/** What is written about an item. `status` tells how well it is kept. */
export function TextFields({ editor, status }: { editor: ItemEditor; status: string }) {
  const { collection, form } = editor
  const { draft, change } = form
  return (
    <>
      <DraftField form={form} name="title" label="제목" placeholder="제목을 입력하세요" />
      <BodyField
        key={form.bodies}
        initial={draft.body}
        placeholder={`이 ${nounsOf(collection).noun}에 대해 적어 보세요. 비워 두어도 괜찮습니다.`}
        onChange={(body) => change({ body })}
        status={status}
      />
      <DraftField
        form={form}
        name="summary"
        label="요약"
        hint={`${Array.from(draft.summary ?? '').length} / ${LONGEST_SUMMARY}`}
        rows={3}
      />
      <StatusField status={draft.status} onChange={(next) => change({ status: next })} />
    </>
  )
}

/** When an item is to be seen, its picture, the words for it, and what only its collection has. */
export function PictureFields({ editor: { collection, row, form, picture, exif } }: { editor: ItemEditor }) {
  return (
    <>
      <PublishCard
        key={form.bodies}
        moment={form.draft.published_at}
        fault={form.faults['published_at']}
        onChange={(moment) => form.change({ published_at: moment })}
      />
      <PictureCard
        noun={collection.camera ? '사진' : '그림'}
        draft={form.draft}
        picture={picture}
        fault={form.faults['image']}
        share={row && pathsOfPost(collection, row.id).share}
      />
      <DraftField form={form} name="alt" label="대체 텍스트" hint="보지 못하는 사람이 듣는 글" rows={2} />
      <MetaFields
        collection={collection}
        texts={form.texts}
        faults={form.faults}
        unread={unreadNames(collection, form.base.draft.meta)}
        exif={exif}
        onChange={form.changeMeta}
      />
    </>
  )
}
