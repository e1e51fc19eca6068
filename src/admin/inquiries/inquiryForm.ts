import { createStore } from 'zustand/vanilla'
import { MEMO_SAVE_MS } from '@/config/constants'
import { type Inquiry, updateInquiry } from '@/inquiries/ownerInquiries'
import { refreshInquiries } from '@/inquiries/ownerInquiryQueries'
import { queryClient } from '@/posts/read/queryClient'
import { DataError } from '@/supabase/errors'
import { asOwner } from '../connection/connection'
import {
  differing,
  fieldsOf,
  type InquiryEdits,
  type InquiryFields,
  savable,
  toCached,
  toChanges,
  withoutEqual,
} from './inquiryEdits'
import { cacheInquiry, inquiryQuery } from './inquiryQuery'

/** The fields as the database has them, with the version of the row. */
interface Base {
  fields: InquiryFields
  version: string
}

interface FormState {
  /** The row that the edits rest on. */
  base: Base
  /** Changes that are not saved. */
  edits: InquiryEdits
  isSaving: boolean
  /** True after a save until the next edit. */
  isSaved: boolean
  /** The error of the last save, or null. */
  failure: unknown
  /** The row as it was changed elsewhere, if that kept the edits from being saved. `asks`: in a dialog. */
  conflict: (Base & { asks: boolean }) | null
}

/** Attempts to save over a row to which its sender adds at the same time. */
const MAX_ATTEMPTS = 4

const toBase = (inquiry: Inquiry): Base => ({ fields: fieldsOf(inquiry), version: inquiry.updatedAt })

export const hasEdits = ({ edits }: Pick<FormState, 'edits'>): boolean => Object.keys(edits).length > 0

/**
 * The fields of one inquiry on the owner's page. Edits are saved by `save`, or a second after the last one, in one request at a time and
 * only over the version that they rest on. What the sender adds meanwhile is no conflict. No method throws.
 */
export class InquiryForm {
  readonly store
  readonly #id: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #queue: Promise<boolean> = Promise.resolve(true)

  constructor(inquiry: Inquiry) {
    this.#id = inquiry.id
    this.store = createStore<FormState>()(() => ({
      base: toBase(inquiry),
      edits: {},
      isSaving: false,
      isSaved: false,
      failure: null,
      conflict: null,
    }))
  }

  edit(changes: InquiryEdits) {
    clearTimeout(this.#timer)
    const { edits, base, isSaving } = this.store.getState()
    const next = { ...edits, ...changes }
    // An edit back to the old value is one as long as another value may be on its way.
    this.store.setState({ edits: isSaving ? next : withoutEqual(next, base.fields), isSaved: false })
    this.#timer = setTimeout(() => void this.save({ asks: false }), MEMO_SAVE_MS)
  }

  /** Saves all edits. Resolves to false if some stay unsaved. `asks`: a conflict opens the dialog. */
  save({ asks }: { asks: boolean }): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#queue = this.#queue.then(() => this.#write(asks))
    return this.#queue
  }

  /** Saves what waits for a pause in typing, for a page that is left. */
  flush() {
    if (hasEdits(this.store.getState())) void this.save({ asks: false })
  }

  /** Takes the row as it was read last. Edits keep resting on the row that they were made on. */
  receive(read: Inquiry) {
    const { base, isSaving, edits } = this.store.getState()
    if (isSaving) return
    const next = toBase(read)
    if (!hasEdits({ edits }) || differing(base.fields, next.fields).length === 0)
      this.store.setState({ base: next })
  }

  /** Takes a change that this page has made by another request. */
  rebase(fields: InquiryEdits) {
    const { base } = this.store.getState()
    this.store.setState({ base: { ...base, fields: { ...base.fields, ...fields } } })
  }

  /** Saves the edits over the row that was changed elsewhere. */
  overwrite(): Promise<boolean> {
    const { conflict } = this.store.getState()
    if (conflict) this.store.setState({ base: conflict, conflict: null })
    return this.save({ asks: true })
  }

  /** Drops the edits in favour of the row that was changed elsewhere. Returns them. */
  reload(): InquiryEdits {
    clearTimeout(this.#timer)
    const { conflict, edits } = this.store.getState()
    this.store.setState({ edits: {}, failure: null, conflict: null, ...(conflict && { base: conflict }) })
    return edits
  }

  /** Closes the dialog about the conflict, which stays. */
  postpone() {
    const { conflict } = this.store.getState()
    if (conflict) this.store.setState({ conflict: { ...conflict, asks: false } })
  }

  async #write(asks: boolean): Promise<boolean> {
    const { getState, setState } = this.store
    if (getState().conflict && !asks) return false
    if (!hasEdits({ edits: savable(getState().edits) })) {
      const isComplete = !hasEdits(getState())
      setState({ isSaved: isComplete && (asks || getState().isSaved) })
      return isComplete
    }
    setState({ isSaving: true, failure: null, conflict: null })
    try {
      if (!(await this.#send(asks))) return false
      // Fields that were edited meanwhile stay unsaved.
      const left = withoutEqual(getState().edits, getState().base.fields)
      const isSaved = !hasEdits({ edits: left })
      setState({ edits: left, isSaved })
      void refreshInquiries()
      return isSaved
    } catch (failure) {
      setState({ failure })
      return false
    } finally {
      setState({ isSaving: false })
    }
  }

  /** Sends the edits until the row has no other version than the one they rest on. Returns false if other fields were changed elsewhere. */
  async #send(asks: boolean, attempt = 1): Promise<boolean> {
    const { base, edits: unsaved } = this.store.getState()
    const edits = savable(unsaved)
    try {
      const version = await asOwner(() => updateInquiry(this.#id, toChanges(edits), base.version))
      await cacheInquiry(this.#id, { ...toCached(edits), updatedAt: version })
      this.store.setState({ base: { fields: { ...base.fields, ...edits }, version } })
      return true
    } catch (error) {
      if (!(error instanceof DataError) || error.kind !== 'conflict') throw error
    }
    const found = await queryClient.fetchQuery(inquiryQuery(this.#id))
    if (!found) throw new DataError('missing', 'The inquiry no longer exists.')
    const theirs = toBase(found)
    if (attempt === MAX_ATTEMPTS || differing(base.fields, theirs.fields).length > 0) {
      this.store.setState({ conflict: { ...theirs, asks } })
      return false
    }
    this.store.setState({ base: theirs })
    return this.#send(asks, attempt + 1)
  }
}
