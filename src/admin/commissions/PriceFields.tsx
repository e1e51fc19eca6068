import { useId } from 'react'
import { commissions as words } from '#messages/admin/commissions'
import { commissionTexts } from '#messages/commissionTexts'
import { commissions } from '@/posts/collections'
import { parseMeta } from '@/posts/post'
import { Field } from '../editor/Field'
import { formatMetaValue, metaFields, parseMetaValue } from '../editor/formFields'
import type { DraftForm } from '../editor/useDraftForm'
import styles from './PriceFields.module.scss'

type Name = keyof typeof words.units

/** Price, time and revisions, and below them what the stamp makes of the price. */
export function PriceFields({ form }: { form: DraftForm }) {
  const hintId = useId()
  const { from } = parseMeta(commissions, form.draft.meta)
  return (
    <div className={styles.prices}>
      <AmountField form={form} name="from" hintId={hintId} />
      <AmountField form={form} name="to" hint={words.optional} />
      <AmountField form={form} name="days" />
      <AmountField form={form} name="revisions" />
      <p id={hintId} className={styles.hint}>
        {from === undefined
          ? words.negotiableHint(commissionTexts.negotiable)
          : words.priceHint(shownPrice(from), commissionTexts.negotiable)}
      </p>
    </div>
  )
}

function shownPrice(from: number): string {
  const { before, value, after } = commissionTexts.price(from)
  return before + value + after
}

interface AmountFieldProps {
  form: DraftForm
  name: Name
  /** Short text beside the label. */
  hint?: string
  /** Id of a text that describes the field as well. */
  hintId?: string
}

/** A whole number with its unit. When the field is left, the number gets its thousands separators. */
function AmountField({ form, name, hint, hintId }: AmountFieldProps) {
  const id = useId()
  const field = metaFields.commissions.find((candidate) => candidate.name === name)
  const text = form.texts[name] ?? ''
  const fault = form.faults[`meta.${name}`]
  const describedBy = [fault !== undefined && `${id}-fault`, `${id}-unit`, hintId].filter(Boolean).join(' ')

  function change(typed: string) {
    form.changeMeta(name, typed)
    // “From is above to” stands at the lowest price, and is settled by either of them.
    if (name === 'to') form.changeMeta('from', form.texts['from'] ?? '')
  }
  function format() {
    const value = field && parseMetaValue(field, text)
    if (field && typeof value === 'number' && fault === undefined)
      form.changeMeta(name, formatMetaValue(field, value))
  }
  return (
    <Field id={id} label={words.fields[`meta.${name}`]} hint={hint} fault={fault} className={styles.field}>
      <span className={styles.amount}>
        <input
          id={id}
          name={`meta.${name}`}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => change(target.value)}
          onBlur={format}
        />
        <span id={`${id}-unit`} className={styles.unit}>
          {words.units[name]}
        </span>
      </span>
    </Field>
  )
}
