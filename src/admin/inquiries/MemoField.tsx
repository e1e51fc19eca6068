import { useId } from 'react'
import { useStore } from 'zustand'
import { inquiry as words } from '#messages/admin/inquiry'
import { MAX_MEMO_LENGTH } from '@/config/constants'
import { countCodePoints } from '@/inquiries/plainText'
import { AdminButton } from '../components/AdminButton'
import { Field } from '../editor/Field'
import { isMemoTooLong } from './inquiryEdits'
import { hasEdits, type InquiryForm } from './inquiryForm'
import styles from './InquiryFields.module.scss'

/** The owner's memo, saved after a pause in typing or by the button. */
export function MemoField({ form, memo }: { form: InquiryForm; memo: string }) {
  const id = useId()
  const isSaved = useStore(form.store, (state) => state.isSaved)
  const isUnsaved = useStore(form.store, hasEdits)
  const fault = isMemoTooLong(memo) ? words.memo.tooLong(MAX_MEMO_LENGTH, countCodePoints(memo)) : null
  return (
    <section className={styles.card}>
      <Field id={id} label={words.fields.memo} hint={words.memo.onlyMe} fault={fault}>
        <textarea
          id={id}
          rows={5}
          value={memo}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onChange={({ target }) => form.edit({ memo: target.value })}
        />
      </Field>
      <div className={styles.foot}>
        <p role="status">{isSaved ? words.memo.saved : isUnsaved && words.memo.unsaved}</p>
        <AdminButton onClick={() => void form.save({ asks: true })}>{words.memo.save}</AdminButton>
      </div>
    </section>
  )
}
