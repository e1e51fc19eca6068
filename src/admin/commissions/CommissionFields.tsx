import { commissions as words } from '#messages/admin/commissions'
import { editor as editorWords } from '#messages/admin/editor'
import { formFields } from '#messages/admin/formFields'
import { drafts } from '#messages/drafts'
import { MAX_SUMMARY_LENGTH, MAX_TITLE_LENGTH } from '@/config/constants'
import { imageUrl } from '@/supabase/storageUrls'
import { readShareDraft, withShare } from '../components/shareDraft'
import { DraftField } from '../editor/DraftField'
import { EditorColumns } from '../editor/EditorColumns'
import type { ItemFieldsProps } from '../editor/ItemFields'
import { HiddenMeta } from '../editor/MetaFields'
import { PictureCard } from '../editor/PictureCard'
import type { ItemEditor } from '../editor/useItemEditor'
import { PublishCard } from '../schedule/PublishCard'
import { PriceFields } from './PriceFields'
import { SamplesField } from './SamplesField'
import { StampCard } from './StampCard'
import { UseField } from './UseField'
import styles from './CommissionFields.module.scss'

/** The fields of a kind of commission and, beside them, its picture and its stamp. */
export function CommissionFields({ editor, inert, status }: ItemFieldsProps) {
  return (
    <EditorColumns
      inert={inert}
      texts={<TextFields editor={editor} status={status} />}
      picture={<PictureFields editor={editor} />}
    />
  )
}

const countLetters = (text: string | null, most: number) => words.letters(Array.from(text ?? '').length, most)

function TextFields({ editor: { collection, form }, status }: { editor: ItemEditor; status: string }) {
  const { title, summary } = form.draft
  return (
    <>
      <DraftField
        form={form}
        name="title"
        label={words.fields.title}
        hint={countLetters(title, MAX_TITLE_LENGTH)}
        placeholder={editorWords.meta.example(words.namePlaceholder)}
      />
      <PriceFields form={form} />
      <UseField value={form.texts['use'] ?? ''} onChange={(use) => form.changeMeta('use', use)} />
      <DraftField
        form={form}
        name="summary"
        label={words.fields.summary}
        hint={countLetters(summary, MAX_SUMMARY_LENGTH)}
        rows={3}
      />
      <SamplesField form={form} />
      <p className={styles.status}>{status}</p>
      <HiddenMeta collection={collection} stored={form.base.draft.meta} />
    </>
  )
}

/** Picture, alt text, the stamp and the publishing time. */
function PictureFields({ editor: { form, picture } }: { editor: ItemEditor }) {
  const { draft } = form
  const share = readShareDraft(draft.meta)
  return (
    <>
      <PictureCard
        kind="picture"
        draft={draft}
        picture={picture}
        fault={form.faults['image']}
        share={null}
        focus={{
          point: share.focus,
          hint: words.focusHint,
          onChange: (focus) =>
            form.update(({ meta }) => ({ meta: withShare(meta, { ...readShareDraft(meta), focus }) })),
        }}
      />
      <DraftField
        form={form}
        name="alt"
        label={formFields.fields.alt}
        hint={editorWords.listenedText}
        rows={2}
      />
      <StampCard
        draft={draft}
        source={picture.preview ?? imageUrl(draft.thumbnail ?? draft.image)}
        focus={share.focus}
      />
      <PublishCard
        key={form.bodyRevision}
        moment={draft.published_at}
        error={form.faults['published_at']}
        onChange={(moment) => form.change({ published_at: moment })}
        note={drafts.picturesByAddress}
      />
    </>
  )
}
