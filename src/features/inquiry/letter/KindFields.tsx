import { commissionTexts } from '#messages/commissionTexts'
import { letterTexts } from '#messages/letterTexts'
import { shownState, useIntake } from '@/inquiries/intake'
import { INQUIRY_KINDS, type InquiryKind } from '@/inquiries/letter'
import type { CommissionMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { FallbackImage } from '@/ui/FallbackImage'
import { ChevronIcon } from '@/ui/icons'
import { fieldId } from './faults'
import { FieldFault, useFaultProps } from './FieldFault'
import { useLetterFields } from './useLetterForm'
import fields from './Fields.module.scss'
import styles from './KindFields.module.scss'

const GROUP_LABEL = 'letter-kind-label'
const CLOSED_HINT = 'letter-kind-closed'

/** Returns when commissions are taken again; null if they are taken. */
function useClosedHint(): string | null {
  const { intake } = useIntake()
  if (!intake || shownState(intake) !== 'closed') return null
  const [, month, day] = intake.opensOn?.split('-').map(Number) ?? []
  return month && day ? letterTexts.opensFrom({ month, day }) : letterTexts.resting
}

/** The kind of inquiry. While the intake is closed, commissions cannot be chosen. */
export function KindField() {
  const closedHint = useClosedHint()
  const faultProps = useFaultProps('kind')
  const [first] = INQUIRY_KINDS.filter((kind) => kind !== 'commission' || closedHint === null)
  return (
    <fieldset className={styles.kind} role="radiogroup" aria-labelledby={GROUP_LABEL} {...faultProps}>
      <legend id={GROUP_LABEL}>{letterTexts.fields.kind}</legend>
      <div className={styles.kinds}>
        {INQUIRY_KINDS.map((kind) => (
          <KindChoice
            key={kind}
            kind={kind}
            closedHint={kind === 'commission' ? closedHint : null}
            // The list of faults leads to the first one that can be chosen.
            id={kind === first ? fieldId('kind') : `letter-kind-${kind}`}
            describedBy={kind === first ? faultProps['aria-describedby'] : undefined}
          />
        ))}
      </div>
      <FieldFault field="kind" />
    </fieldset>
  )
}

interface ChoiceProps {
  kind: InquiryKind
  closedHint: string | null
  id: string
  describedBy: string | undefined
}

function KindChoice({ kind, closedHint, id, describedBy }: ChoiceProps) {
  const { draft, write } = useLetterFields()
  const isClosed = closedHint !== null
  return (
    <div className={styles.choice}>
      <input
        type="radio"
        name="kind"
        id={id}
        value={kind}
        checked={draft.kind === kind}
        aria-disabled={isClosed || undefined}
        aria-describedby={isClosed ? CLOSED_HINT : describedBy}
        onChange={() => {
          if (!isClosed) write({ kind })
        }}
      />
      <label htmlFor={id}>{letterTexts.kinds[kind]}</label>
      {isClosed && (
        <span id={CLOSED_HINT} className={fields.hint}>
          {closedHint}
        </span>
      )}
    </div>
  )
}

const PRICE = 'letter-commission-price'

const priceText = ({ meta: { from } }: Post<CommissionMeta>): string => {
  if (from === undefined) return commissionTexts.negotiable
  const { before, value, after } = commissionTexts.price(from)
  return before + value + after
}

/** The kind of commission, with the picture and the price of its stamp. Only for commissions. */
export function CommissionField() {
  const { draft, write, kinds = [], check } = useLetterFields()
  const chosen = kinds.find(({ id }) => id === draft.commission)
  const faultProps = useFaultProps('commission', ...(chosen ? [PRICE] : []))
  if (draft.kind !== 'commission' || kinds.length === 0) return null
  return (
    <div className={fields.field}>
      <label htmlFor={fieldId('commission')}>{letterTexts.fields.commission}</label>
      <div className={styles.select} data-chosen={chosen ? '' : undefined}>
        {chosen && (
          <FallbackImage
            sources={postImageSources(chosen, { width: 28 })}
            sizes="28px"
            className={styles.option}
          />
        )}
        <select
          id={fieldId('commission')}
          value={chosen?.id ?? ''}
          lang={rowLang(chosen)}
          aria-required="true"
          {...faultProps}
          onChange={({ target: { value } }) => write({ commission: value === '' ? null : Number(value) })}
          onBlur={() => check('commission')}
        >
          {!chosen && <option value="">{letterTexts.choose}</option>}
          {kinds.map((post) => (
            <option key={post.id} value={post.id} lang={rowLang(post)}>
              {post.title}
            </option>
          ))}
        </select>
        {chosen && (
          <span id={PRICE} className={styles.price}>
            {priceText(chosen)}
          </span>
        )}
        <ChevronIcon />
      </div>
      <FieldFault field="commission" />
    </div>
  )
}
