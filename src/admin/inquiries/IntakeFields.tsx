import { type ReactNode, useId } from 'react'
import { inquiries as words } from '#messages/admin/inquiries'
import { INTAKE_SAVE_DEBOUNCE_MS, MAX_INTAKE_NOTE_LENGTH, MAX_INTAKE_PLACES } from '@/config/constants'
import type { IntakeState } from '@/inquiries/intake'
import { countCodePoints } from '@/inquiries/plainText'
import { IntakeFlag } from '@/ui/IntakeFlag'
import { todayInSeoul } from '../components/seoulTime'
import { useFieldDraft } from './useFieldDraft'
import styles from './IntakeCard.module.scss'

interface FieldProps<Value> {
  value: Value
  onChange: (value: Value) => void
}

const STATES = ['open', 'waitlist', 'closed'] as const

/** Radio group: whether commissions are taken. */
export function StateField({ value, onChange }: FieldProps<IntakeState>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <p id={id} className={styles.label}>
        {words.intake.state}
      </p>
      <div className={styles.states} role="radiogroup" aria-labelledby={id}>
        {STATES.map((state) => (
          <label key={state}>
            <input type="radio" name={id} checked={value === state} onChange={() => onChange(state)} />
            <IntakeFlag state={state} size={24} />
            {words.intake.states[state]}
          </label>
        ))}
      </div>
    </div>
  )
}

interface FrameProps {
  id: string
  label: string
  /** Beside the label. */
  note?: ReactNode
  fault: string
  children: ReactNode
}

/** A label, its field, and what is wrong with it. */
function FieldFrame({ id, label, note, fault, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {note}
      </div>
      {children}
      {fault !== '' && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}

/** Returns the attributes that hang the fault on its field. */
const faultAttributes = (id: string, fault: string) => ({
  id,
  'aria-invalid': fault !== '',
  'aria-describedby': fault === '' ? undefined : `${id}-fault`,
})

function placesFault(text: string): string {
  const isNumber = text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= MAX_INTAKE_PLACES)
  return isNumber ? '' : words.intake.faults.places(MAX_INTAKE_PLACES)
}

/** Number of places, with buttons that change it by one. Empty: no limit. */
export function PlacesField({ value, onChange }: FieldProps<number | null>) {
  const id = useId()
  const { text, fault, change, handlers } = useFieldDraft({
    saved: value === null ? '' : String(value),
    check: placesFault,
    save: (next) => onChange(next === '' ? null : Number(next)),
    pauseMs: INTAKE_SAVE_DEBOUNCE_MS,
  })
  const shown = Number(text)
  const step = (by: number) => change(String(Math.min(MAX_INTAKE_PLACES, Math.max(0, shown + by))))
  return (
    <FieldFrame id={id} label={words.intake.places} fault={fault}>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={words.intake.fewerPlaces}
          aria-disabled={text === '' || shown <= 0}
          onClick={() => text !== '' && step(-1)}
        >
          −
        </button>
        <input
          type="number"
          min={0}
          max={MAX_INTAKE_PLACES}
          placeholder={words.intake.noPlaces}
          value={text}
          onChange={({ target }) => change(target.value)}
          {...handlers}
          {...faultAttributes(id, fault)}
        />
        <button type="button" aria-label={words.intake.morePlaces} onClick={() => step(1)}>
          +
        </button>
      </div>
    </FieldFrame>
  )
}

function dayFault(text: string): string {
  const isDay = text === '' || (/^\d{4}-\d{2}-\d{2}$/.test(text) && text >= todayInSeoul())
  return isDay ? '' : words.intake.faults.day
}

/** The day on which commissions are taken again. */
export function OpensOnField({ value, onChange }: FieldProps<string | null>) {
  const id = useId()
  const { text, fault, change, handlers } = useFieldDraft({
    saved: value ?? '',
    // The saved day may have passed since.
    check: (next) => (next === (value ?? '') ? '' : dayFault(next)),
    save: (next) => onChange(next === '' ? null : next),
    pauseMs: INTAKE_SAVE_DEBOUNCE_MS,
  })
  return (
    <FieldFrame id={id} label={words.intake.opensOn} fault={fault}>
      <span className={styles.day} data-none={text === '' ? words.intake.noDay : undefined}>
        <input
          type="date"
          className={styles.input}
          min={todayInSeoul()}
          value={text}
          onChange={({ target }) => change(target.value)}
          {...handlers}
          {...faultAttributes(id, fault)}
        />
      </span>
    </FieldFrame>
  )
}

/** Returns the text as it is kept: composed, without blank ends and without characters that the database refuses. */
const normalizeNote = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()

function noteFault(text: string): string {
  const length = countCodePoints(normalizeNote(text))
  return length <= MAX_INTAKE_NOTE_LENGTH ? '' : words.intake.faults.note(MAX_INTAKE_NOTE_LENGTH, length)
}

/** The sentence beside the state, with a counter. Saved on leaving and on Enter. */
export function NoteField({ value, onChange }: FieldProps<string | null>) {
  const id = useId()
  const saved = value ?? ''
  const { text, fault, change, handlers } = useFieldDraft({
    saved,
    check: noteFault,
    save: (next) => {
      const note = normalizeNote(next)
      if (note !== saved) onChange(note || null)
    },
  })
  const length = <span>{words.intake.noteLength(countCodePoints(text), MAX_INTAKE_NOTE_LENGTH)}</span>
  return (
    <FieldFrame id={id} label={words.intake.note} note={length} fault={fault}>
      <input
        type="text"
        className={styles.input}
        autoComplete="off"
        value={text}
        onChange={({ target }) => change(target.value)}
        {...handlers}
        {...faultAttributes(id, fault)}
      />
    </FieldFrame>
  )
}
