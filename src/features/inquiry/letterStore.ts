import { createStore } from 'zustand/vanilla'
import type { InquiryKind } from '@/inquiries/letter'

/** What the visitor has written so far, as typed. The consent is never kept. */
export interface LetterDraft {
  kind: InquiryKind | null
  /** Id of the chosen kind of commission. */
  commission: number | null
  name: string
  contact: string
  text: string
  /** One link a line. */
  links: string
  budget: string
  /** ISO 8601 date, or empty. */
  wantedOn: string
}

export const EMPTY_LETTER: LetterDraft = {
  kind: null,
  commission: null,
  name: '',
  contact: '',
  text: '',
  links: '',
  budget: '',
  wantedOn: '',
}

/** The letter of this page: the sheet of stamps chooses its kind, the form writes the rest. */
export const letterStore = createStore<{ draft: LetterDraft }>()(() => ({ draft: EMPTY_LETTER }))

/** Changes a part of the letter. */
export const writeLetter = (changes: Partial<LetterDraft>) =>
  letterStore.setState(({ draft }) => ({ draft: { ...draft, ...changes } }))

/** Puts the stamp of a kind of commission on the envelope. Null takes it off. */
export const chooseCommission = (commission: number | null) =>
  writeLetter(commission === null ? { commission } : { commission, kind: 'commission' })
