import { createContext, use, useState } from 'react'
import { flushSync } from 'react-dom'
import { commissions } from '@/posts/collections'
import type { CommissionMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { usePostList } from '@/posts/read/queries'
import { type LetterDraft, useLetter, writeLetter } from '../letterStore'
import { type Fault, type Faults, type Field, FIELDS, fieldId, findFaults } from './faults'
import { dayInSeoul } from './letterText'

/** The state of the form that its fields share. */
export interface LetterFormState {
  draft: LetterDraft
  /** Changes a part of the letter, unless it is being sent. */
  write: (changes: Partial<LetterDraft>) => void
  consent: boolean
  setConsent: (consent: boolean) => void
  /** The kinds of commission. Undefined until they have loaded. */
  kinds: readonly Post<CommissionMeta>[] | undefined
  /** The faults that are shown. */
  faults: Faults
  /** Checks a field that is left. Before the first try it shows nothing. */
  check: (field: Field) => void
  /** True while the letter is being sent: the fields are read-only. */
  isBusy: boolean
}

export const LetterFormContext = createContext<LetterFormState | null>(null)

/** Returns the state of the form around a field. */
export function useLetterFields(): LetterFormState {
  const state = use(LetterFormContext)
  if (!state) throw new Error('The field is outside of the letter.')
  return state
}

/** A fault that the database has found. It holds until the field changes. */
interface Refusal {
  field: Field
  fault: Fault
  value: unknown
}

const valueOf = (draft: LetterDraft, field: Field): unknown => (field === 'consent' ? null : draft[field])

const isDateIncomplete = (): boolean => {
  const input = document.getElementById(fieldId('wantedOn'))
  return input instanceof HTMLInputElement && input.validity.badInput
}

/** The faults of the letter and which of them are shown: all after a try, later ones when their field is left. */
function useFaults(draft: LetterDraft, consent: boolean, mustChoose: boolean) {
  const [day, setDay] = useState({ today: '', isDateIncomplete: false })
  const [isTried, setTried] = useState(false)
  const [shown, setShown] = useState<ReadonlySet<Field>>(new Set())
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const holds = refusal && valueOf(draft, refusal.field) === refusal.value
  const find = (at: typeof day): Faults => {
    const found = findFaults(draft, { consent, mustChoose, ...at })
    if (!holds || found.has(refusal.field)) return found
    const all = new Map([...found, [refusal.field, refusal.fault] as const])
    return new Map(
      FIELDS.flatMap((field) => (all.has(field) ? [[field, all.get(field) ?? { sentence: '' }]] : [])),
    )
  }
  const all = find(day)
  // A sentence goes as soon as its field is right, and returns only when the field is left.
  if ([...shown].some((field) => !all.has(field)))
    setShown(new Set([...shown].filter((field) => all.has(field))))

  function readDay() {
    const now = { today: dayInSeoul(Date.now()), isDateIncomplete: isDateIncomplete() }
    setDay(now)
    return now
  }
  return {
    faults: new Map([...all].filter(([field]) => shown.has(field))),
    check: (field: Field) => {
      if (isTried && find(readDay()).has(field)) setShown(new Set([...shown, field]))
    },
    /** Shows all faults and focuses the first field with one. Returns true without a fault. */
    checkAll: (): boolean => {
      const [first] = flushSync(() => {
        const found = [...find(readDay()).keys()]
        setTried(true)
        setShown(new Set(found))
        return found
      })
      if (first) document.getElementById(fieldId(first))?.focus()
      return first === undefined
    },
    /** Shows a fault that the database has found. */
    refuse: ([field, fault]: [Field, Fault]) => {
      flushSync(() => {
        setRefusal({ field, fault, value: valueOf(draft, field) })
        setShown(new Set([...shown, field]))
      })
      document.getElementById(fieldId(field))?.focus()
    },
    /** Forgets the tries, for an empty letter. */
    reset: () => {
      setTried(false)
      setShown(new Set())
    },
  }
}

/** The whole state of the form, without sending. `isBusy` makes it read-only. */
export function useLetterForm(isBusy: boolean) {
  const draft = useLetter((state) => state.draft)
  const [consent, setConsent] = useState(false)
  const { data: kinds } = usePostList(commissions)
  // A kind of commission that is no longer offered counts as none.
  const isKnown = !kinds || kinds.some(({ id }) => id === draft.commission)
  const checked = isKnown ? draft : { ...draft, commission: null }
  const { faults, check, ...faultActions } = useFaults(
    checked,
    consent,
    kinds !== undefined && kinds.length > 0,
  )
  const state: LetterFormState = {
    draft: checked,
    write: (changes) => {
      if (!isBusy) writeLetter(changes)
    },
    consent,
    setConsent: (agreed) => {
      if (!isBusy) setConsent(agreed)
    },
    kinds,
    faults,
    check,
    isBusy,
  }
  return { state, ...faultActions }
}
