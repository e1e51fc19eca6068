import { useId } from 'react'
import { editor as words } from '#messages/admin/editor'
import { formFields } from '#messages/admin/formFields'
import { drafts } from '#messages/drafts'
import { MAX_SUMMARY_LENGTH } from '@/config/constants'
import type { PostDraft } from '@/posts/owner/postDraft'
import { adminPostPaths } from '../components/adminPostPaths'
import { collectionTexts } from '../components/collectionTexts'
import { PublishCard } from '../schedule/PublishCard'
import { BodyField } from './BodyField'
import { DraftField } from './DraftField'
import { EditorColumns } from './EditorColumns'
import { Field } from './Field'
import { MetaFields } from './MetaFields'
import { PictureCard } from './PictureCard'
import { RightsFields } from './RightsFields'
import type { ItemEditor } from './useItemEditor'

export interface ItemFieldsProps {
  editor: ItemEditor
  inert: boolean
  /** Describes how the changes are saved. */
  status: string
}

/** All fields of an item: the texts and, beside them, the picture. */
export function ItemFields({ editor, inert, status }: ItemFieldsProps) {
  return (
    <EditorColumns
      inert={inert}
      texts={<TextFields editor={editor} status={status} />}
      picture={<PictureFields editor={editor} />}
    />
  )
}

interface StatusFieldProps {
  status: PostDraft['status']
  onChange: (status: PostDraft['status']) => void
}

/** The status that Ctrl+S saves. The buttons at the bottom ignore it and set their own status. */
function StatusField({ status, onChange }: StatusFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={formFields.fields.status}>
      <select
        id={id}
        name="status"
        value={status}
        onChange={(event) => onChange(event.target.value === 'published' ? 'published' : 'draft')}
      >
        <option value="draft">{words.statuses.draft}</option>
        <option value="published">{words.statuses.published}</option>
      </select>
    </Field>
  )
}

/** Title, body, summary and status. `status` describes how the changes are saved. */
function TextFields({ editor, status }: { editor: ItemEditor; status: string }) {
  const { collection, form } = editor
  const { draft, change } = form
  return (
    <>
      <DraftField
        form={form}
        name="title"
        label={formFields.fields.title}
        placeholder={words.titlePlaceholder}
      />
      <BodyField
        key={form.bodyRevision}
        initial={draft.body}
        placeholder={words.bodyPlaceholder(collectionTexts(collection).noun)}
        onChange={(body) => change({ body })}
        status={status}
      />
      <DraftField
        form={form}
        name="summary"
        label={formFields.fields.summary}
        hint={`${Array.from(draft.summary ?? '').length} / ${MAX_SUMMARY_LENGTH}`}
        rows={3}
      />
      <StatusField status={draft.status} onChange={(next) => change({ status: next })} />
    </>
  )
}

/** Publishing time, picture, alt text, the fields of the collection and the post's own terms. */
function PictureFields({ editor: { collection, row, form, picture, exif } }: { editor: ItemEditor }) {
  return (
    <>
      <PublishCard
        key={form.bodyRevision}
        moment={form.draft.published_at}
        error={form.faults['published_at']}
        onChange={(moment) => form.change({ published_at: moment })}
        note={drafts.picturesByAddress}
      />
      <PictureCard
        kind={collection.camera ? 'photo' : 'picture'}
        draft={form.draft}
        picture={picture}
        fault={form.faults['image']}
        share={row && adminPostPaths(collection, row.id).share}
      />
      <DraftField form={form} name="alt" label={formFields.fields.alt} hint={words.listenedText} rows={2} />
      <MetaFields
        collection={collection}
        texts={form.texts}
        faults={form.faults}
        stored={form.base.draft.meta}
        exif={exif}
        onChange={form.changeMeta}
      />
      <RightsFields form={form} />
    </>
  )
}
