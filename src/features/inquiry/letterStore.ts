import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { INQUIRY_DRAFT_STORAGE_KEY } from '@/config/constants'
import { createClientKey } from '@/inquiries/clientKey'
import { INQUIRY_KINDS, type InquiryKind, WORK_KEY } from '@/inquiries/letter'
import type { KeptReceipt } from '@/inquiries/receiptStorage'
import { isRecord } from '@/lib/json'
import { localSafeStorage } from '@/lib/storage/safeStorage'

/** The letter so far, as typed. The consent is never kept. */
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
  /** The work that it is about, named like `fanart-12`. */
  about: string | null
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
  about: null,
}

/** A letter that has arrived. */
export interface SentLetter {
  token: string
  receipt: KeptReceipt
  letter: LetterDraft
}

interface LetterState {
  draft: LetterDraft
  /** Names the letter until its receipt arrives, so that the same one sent again makes no second inquiry. */
  clientKey: string | null
  /** When this browser has stored the letter, in ms; `false` if it could not. Null for an empty letter. */
  keptAt: number | false | null
  /** Shown instead of the page. */
  sent: SentLetter | null
}

/** The letter of this page: the sheet of stamps chooses its kind, the form writes the rest. */
export const letterStore = createStore<LetterState>()(() => ({
  draft: EMPTY_LETTER,
  clientKey: null,
  keptAt: null,
  sent: null,
}))

/** Subscribes to a part of the letter. */
export const useLetter = <Part>(select: (state: LetterState) => Part): Part => useStore(letterStore, select)

const TEXTS = ['name', 'contact', 'text', 'links', 'budget', 'wantedOn'] as const

const isEmpty = (draft: LetterDraft): boolean =>
  draft.kind === null && draft.about === null && TEXTS.every((field) => draft[field] === '')

/** True once this tab has changed the letter. Another tab then no longer replaces it. */
let isWritten = false

/** Stores the letter. Other tabs do the same: the last one wins. */
function keepLetter() {
  const { draft, clientKey } = letterStore.getState()
  if (isEmpty(draft)) {
    removeKept(clientKey)
    letterStore.setState({ keptAt: null })
    return
  }
  const keptAt = Date.now()
  const text = JSON.stringify({ ...draft, clientKey: getClientKey(), keptAt })
  letterStore.setState({ keptAt: localSafeStorage.set(INQUIRY_DRAFT_STORAGE_KEY, text) && keptAt })
}

/** Changes a part of the letter and stores it. */
export function writeLetter(changes: Partial<LetterDraft>) {
  isWritten = true
  letterStore.setState(({ draft }) => ({ draft: { ...draft, ...changes } }))
  keepLetter()
}

/** Puts the stamp of a kind of commission on the envelope. Null takes it off. */
export const chooseCommission = (commission: number | null) =>
  writeLetter(commission === null ? { commission } : { commission, kind: 'commission' })

/** Returns the key of this letter. */
export function getClientKey(): string {
  const known = letterStore.getState().clientKey
  if (known !== null) return known
  const clientKey = createClientKey()
  letterStore.setState({ clientKey })
  return clientKey
}

/** Removes the stored letter, unless another tab has stored one with a different key since. */
function removeKept(clientKey: string | null) {
  const kept = readKept()
  if (kept && clientKey !== null && kept.clientKey !== clientKey) return
  localSafeStorage.remove(INQUIRY_DRAFT_STORAGE_KEY)
}

/** Starts an empty letter with a new key and removes the stored one. */
export function clearLetter() {
  removeKept(letterStore.getState().clientKey)
  isWritten = false
  letterStore.setState({ draft: EMPTY_LETTER, clientKey: null, keptAt: null })
}

const textOr = (value: unknown) => (typeof value === 'string' ? value : '')

function parseKept(value: Record<string, unknown>) {
  const { commission, about, clientKey, keptAt } = value
  const draft: LetterDraft = {
    kind: INQUIRY_KINDS.find((kind) => kind === value['kind']) ?? null,
    commission: typeof commission === 'number' && Number.isSafeInteger(commission) ? commission : null,
    name: textOr(value['name']),
    contact: textOr(value['contact']),
    text: textOr(value['text']),
    links: textOr(value['links']),
    budget: textOr(value['budget']),
    wantedOn: textOr(value['wantedOn']),
    about: typeof about === 'string' && WORK_KEY.test(about) ? about : null,
  }
  return {
    draft,
    clientKey: typeof clientKey === 'string' && /^[\w-]{16,200}$/.test(clientKey) ? clientKey : null,
    keptAt: typeof keptAt === 'number' && Number.isFinite(keptAt) ? keptAt : null,
  }
}

/** Reads the stored letter. Null before the first one. A malformed one is empty. */
function readKept() {
  try {
    const value: unknown = JSON.parse(localSafeStorage.get(INQUIRY_DRAFT_STORAGE_KEY) ?? 'null')
    return isRecord(value) ? parseKept(value) : null
  } catch {
    return null
  }
}

/** Continues the letter that this browser has stored, unless this tab already has one. */
export function restoreLetter() {
  const kept = isWritten ? null : readKept()
  if (kept && !isEmpty(kept.draft)) letterStore.setState(kept)
}

function onStorage({ key, oldValue, newValue }: StorageEvent) {
  const { clientKey } = letterStore.getState()
  if (key !== INQUIRY_DRAFT_STORAGE_KEY || newValue !== null || clientKey === null) return
  if (!oldValue?.includes(clientKey)) return
  if (!isWritten) return clearLetter()
  letterStore.setState({ clientKey: null })
  keepLetter()
}

/**
 * Follows the other tabs. If one has sent or erased the letter that this tab has restored too, an unchanged copy goes, and a changed one
 * becomes a letter with its own key. Returns an unsubscribe function.
 */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** Shows that the letter has arrived, and starts an empty one. */
export function showSent(sent: SentLetter) {
  clearLetter()
  letterStore.setState({ sent })
}

/** Returns to the page with an empty letter. */
export const hideSent = () => letterStore.setState({ sent: null })
