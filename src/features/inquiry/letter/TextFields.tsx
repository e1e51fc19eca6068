import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { letterTexts } from '#messages/letterTexts'
import { INQUIRY_KEPT_DAYS, MAX_INQUIRY_LENGTH, SPAM_KEPT_DAYS } from '@/config/constants'
import { cleanText, countCodePoints } from '@/inquiries/plainText'
import { isComposing } from '@/lib/browser/isComposing'
import { type Field, fieldId } from './faults'
import { FieldFault, useFaultProps } from './FieldFault'
import { dayInSeoul } from './letterText'
import { useCountAnnouncement } from './useCountAnnouncement'
import { useLetterFields } from './useLetterForm'
import styles from './Fields.module.scss'

type Written = 'name' | 'contact' | 'budget' | 'wantedOn'

interface LineProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'min'> {
  field: Written
  /** True for a field that may stay empty. */
  optional?: boolean
}

/** Keeps Enter from sending the letter while it only ends the composition of a syllable. */
function keepComposing(event: KeyboardEvent) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
}

/** A field of one line. */
function LineField({ field, optional = false, ...input }: LineProps) {
  const { draft, write, check, isBusy } = useLetterFields()
  const hint = `${fieldId(field)}-hint`
  const faultProps = useFaultProps(field, ...(optional ? [hint] : []))
  return (
    <div className={styles.field}>
      <Label field={field} hint={optional && <span id={hint}>{letterTexts.optional}</span>} />
      <input
        id={fieldId(field)}
        className={styles.line}
        value={draft[field]}
        readOnly={isBusy}
        aria-required={optional ? undefined : true}
        {...faultProps}
        {...input}
        onChange={({ target: { value } }) => write({ [field]: value })}
        onBlur={() => check(field)}
        onKeyDown={keepComposing}
      />
      <FieldFault field={field} />
    </div>
  )
}

function Label({ field, hint }: { field: Exclude<Field, 'kind' | 'consent'>; hint?: ReactNode }) {
  return (
    <span className={styles.label}>
      <label htmlFor={fieldId(field)}>{letterTexts.fields[field]}</label>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
  )
}

/** The sender's name and address. */
export const SenderFields = () => (
  <div className={styles.pair}>
    <LineField field="name" autoComplete="nickname" />
    <LineField field="contact" autoComplete="off" optional />
  </div>
)

/** The budget and the wished day. */
export function WishFields() {
  const [today] = useState(() => dayInSeoul(Date.now()))
  return (
    <div className={styles.pair}>
      <LineField field="budget" autoComplete="off" optional />
      <LineField field="wantedOn" type="date" min={today} optional />
    </div>
  )
}

/** Grows a field with its text, in browsers without `field-sizing`. Returns the field's ref. */
function useGrowing() {
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const { current } = field
    if (!current || globalThis.CSS?.supports?.('field-sizing', 'content')) return
    current.style.height = 'auto'
    current.style.height = `${current.scrollHeight}px`
  })
  return field
}

const COUNTER = 'letter-text-count'
/** Number of letters from which the counter warns. */
const WARN_FROM = 3800

/** The text of the letter. Ctrl+Enter sends. Its face is asked for on the first focus. */
export function TextField({ onSend }: { onSend: () => void }) {
  const { draft, write, check, faults, isBusy } = useLetterFields()
  const [isOpened, setOpened] = useState(false)
  const field = useGrowing()
  const count = countCodePoints(cleanText(draft.text))
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={fieldId('text')}>{letterTexts.fields.text}</label>
        <span
          id={COUNTER}
          className={styles.count}
          data-tabular=""
          data-warns={count >= WARN_FROM || faults.has('text') ? '' : undefined}
        >
          {letterTexts.count(count, MAX_INQUIRY_LENGTH)}
        </span>
      </span>
      <textarea
        ref={field}
        id={fieldId('text')}
        className={styles.text}
        data-opened={isOpened ? '' : undefined}
        rows={7}
        value={draft.text}
        readOnly={isBusy}
        aria-required="true"
        aria-keyshortcuts="Control+Enter"
        {...useFaultProps('text', COUNTER)}
        onChange={({ target: { value } }) => write({ text: value })}
        onFocus={() => setOpened(true)}
        onBlur={() => check('text')}
        onKeyDown={onKeyDown}
      />
      <span className="visually-hidden" role="status">
        {useCountAnnouncement(count)}
      </span>
      <FieldFault field="text" />
    </div>
  )
}

const LINKS_HINT = 'letter-links-hint'

/** The links, one a line. A wavy line is drawn under the wrong one, on a copy of the text behind the field. */
export function LinksField() {
  const { draft, write, check, faults, isBusy } = useLetterFields()
  const field = useGrowing()
  const wrongLine = faults.get('links')?.line
  return (
    <div className={styles.field}>
      <Label field="links" hint={<span id={LINKS_HINT}>{letterTexts.linksHint}</span>} />
      <div className={styles.links}>
        {wrongLine !== undefined && (
          <div className={styles.marks} aria-hidden="true">
            {draft.links.split('\n').map((line, index) => (
              <span key={index} data-wrong={index + 1 === wrongLine ? '' : undefined}>
                {line}
                {'\n'}
              </span>
            ))}
          </div>
        )}
        <textarea
          ref={field}
          id={fieldId('links')}
          className={styles.line}
          rows={1}
          value={draft.links}
          readOnly={isBusy}
          inputMode="url"
          spellCheck={false}
          autoCapitalize="off"
          {...useFaultProps('links', LINKS_HINT)}
          onChange={({ target: { value } }) => write({ links: value })}
          onBlur={() => check('links')}
        />
      </div>
      <FieldFault field="links" />
    </div>
  )
}

const CONSENT_NOTE = 'letter-consent-note'

/** The consent, which is never stored, and what happens with the data. */
export function ConsentField() {
  const { consent, setConsent, check } = useLetterFields()
  return (
    <div className={styles.consent}>
      <input
        type="checkbox"
        id={fieldId('consent')}
        checked={consent}
        aria-required="true"
        {...useFaultProps('consent', CONSENT_NOTE)}
        onChange={({ target: { checked } }) => setConsent(checked)}
        onBlur={() => check('consent')}
      />
      <label htmlFor={fieldId('consent')}>{letterTexts.consent}</label>
      <p id={CONSENT_NOTE}>{letterTexts.consentNote(INQUIRY_KEPT_DAYS)}</p>
      <details>
        <summary>{letterTexts.more}</summary>
        <ul>
          {letterTexts.privacy(INQUIRY_KEPT_DAYS, SPAM_KEPT_DAYS).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <FieldFault field="consent" />
    </div>
  )
}
