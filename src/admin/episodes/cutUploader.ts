// Longer than other modules: the queue, its progress and its faults change one state together.
import { createStore } from 'zustand/vanilla'
import { CUT_UPLOADS_AT_ONCE, MAX_CUTS, MAX_EPISODE_BYTES } from '@/config/constants'
import { DataError, isRetryable } from '@/supabase/errors'
import { isOwner } from '@/supabase/ownerClient'
import { newImageKeys } from '@/supabase/uploads'
import { nextTask } from '@/lib/browser/nextTask'
import { warnOnce } from '@/lib/logger'
import { ensureOwner, useConnection } from '../connection/connection'
import { deleteCutFiles, getCutFile, saveCutFile } from '../upload/cutFiles'
import { ImageError } from '../upload/imageError'
import type { CutPicture } from '../upload/imageMessages'
import { cutPicture } from '../upload/processImage'
import {
  entryId,
  isCut,
  isPresent,
  isUnfinished,
  isUnread,
  replaceEntry,
  totalBytes,
  type CutEntry,
  type Entry,
  type UnreadEntry,
} from '../upload/cutEntries'
import { cutErrorMessage, LostFileError, refusalMessage } from './cutErrorMessage'
import { toCuts } from './toCuts'
import { initialCutUploadState, withCutState, withoutCutState, type CutUploadState } from './cutUploadState'
import { tooLargeMessage, tooManyCutsMessage } from './limits'
import { sortByName } from './sortByName'
import { storeCut } from './storeCut'

/** Files that one task adds to the list, so that many files do not block the page. */
const FILES_AT_ONCE = 20
/** A smaller change of the progress is not shown, so that many events cause few renders. */
const PROGRESS_STEP = 0.01
/** Uploaded bytes from which the remaining time is estimated. */
const MIN_MEASURED_BYTES = 64 * 1024

/** Changes the entries of the form. */
export type ChangeEntries = (change: (entries: readonly Entry[]) => readonly Entry[]) => void

const isConnected = () => useConnection.getState().state === 'connected' && navigator.onLine

/**
 * Reads chosen files and uploads their cuts, three at a time, in the order of the form's entries. What has to be done
 * follows from the entries: unread files are decoded, cuts with `pending` are uploaded. A cut keeps its storage key, so
 * that no attempt creates a second object.
 */
export class CutUploader {
  readonly state = createStore<CutUploadState>()(() => initialCutUploadState)
  readonly #change: ChangeEntries
  #entries: readonly Entry[] = []
  #isReading = false
  readonly #running = new Map<string, AbortController>()
  /** Cuts that were read in this tab and never sent. All others may be in storage already. */
  readonly #unsent = new Set<string>()
  /** Finished work that the form's entries do not show yet. */
  readonly #finished = new Set<string>()
  /** Failures that end when the network or the session is back. */
  readonly #temporary = new Set<string>()
  #lifetime = new AbortController()
  #measured = { since: 0, bytes: 0 }

  constructor(change: ChangeEntries) {
    this.#change = change
  }

  /** Continues waiting uploads when the network or the session comes back. Returns a function that stops everything. */
  watch(): () => void {
    this.#lifetime = new AbortController()
    const { signal } = this.#lifetime
    const resume = () => this.#resume()
    const unsubscribe = useConnection.subscribe(({ state }, before) => {
      if (state === 'connected' && before.state !== 'connected') resume()
    })
    window.addEventListener('online', resume, { signal })
    this.#run()
    return () => {
      unsubscribe()
      this.#lifetime.abort()
      for (const controller of this.#running.values()) controller.abort()
    }
  }

  /** Takes over the form's entries after each change. */
  sync(entries: readonly Entry[]) {
    this.#entries = entries
    const unfinished = new Set(entries.filter(isUnfinished).map(entryId))
    for (const id of this.#finished) if (!unfinished.has(id)) this.#finished.delete(id)
    for (const [id, controller] of this.#running) if (!unfinished.has(id)) controller.abort()
    this.#run()
  }

  /** Adds files as entries, in the order of their names. Leaves out those above the limit. */
  async add(files: readonly File[]): Promise<void> {
    const present = this.#entries.filter(isPresent).length
    const sorted = sortByName(files)
    const taken = sorted.slice(0, Math.max(0, MAX_CUTS - present))
    const left = sorted.slice(taken.length).map(({ name }) => name.normalize('NFC'))
    this.#refuse(
      left.length === 0
        ? []
        : [`${tooManyCutsMessage(present + files.length)} 올리지 않은 그림: ${left.join(', ')}`],
      true,
    )
    for (let from = 0; from < taken.length; from += FILES_AT_ONCE) {
      const kept = await Promise.all(
        taken.slice(from, from + FILES_AT_ONCE).map((file) => this.#keepFile(file)),
      )
      this.#change((before) => [...before, ...kept])
      await nextTask()
    }
    if (taken.length > 0) this.#requestConnection()
  }

  /**
   * Replaces the picture of a cut. Its script stays, and the cut comes back if the file is no picture. Returns the id of the new
   * entry.
   */
  async replace(id: string, file: File): Promise<string> {
    this.#refuse([], true)
    const unread = await this.#keepFile(file)
    this.#running.get(id)?.abort()
    this.#change((before) =>
      before.map((entry) => {
        if (entryId(entry) !== id) return entry
        if (isUnread(entry)) return unread
        return { ...unread, replaces: entry }
      }),
    )
    this.#requestConnection()
    return unread.source
  }

  /** Uploads a failed cut again. Opens the connect form if the session has ended. */
  async retry(id: string): Promise<void> {
    this.#clear(new Set([id]))
    await ensureOwner().catch(() => undefined)
    this.#run()
  }

  /** Gives up the cuts that are not stored. */
  abandon() {
    const ids = this.#entries.filter(isUnfinished).map(entryId)
    for (const controller of this.#running.values()) controller.abort()
    this.#clear(new Set(ids))
    this.#change((entries) => entries.filter((entry) => !isUnfinished(entry)))
    void deleteCutFiles(ids)
  }

  async #keepFile(file: File): Promise<UnreadEntry> {
    const source = newImageKeys(file.type).full.replace(/\.\w+$/, '')
    const location = await saveCutFile(source, { file, preview: null })
    if (location === 'memory') this.state.setState({ isInMemory: true })
    return { source, name: file.name.normalize('NFC'), bytes: file.size }
  }

  #refuse(messages: readonly string[], replacesEarlier = false) {
    this.state.setState(({ refusals }) => ({
      refusals: replacesEarlier ? messages : [...refusals, ...messages],
    }))
  }

  #requestConnection() {
    const { state } = useConnection.getState()
    if (state === 'disconnected') void ensureOwner().catch(() => undefined)
  }

  #clear(ids: ReadonlySet<string>) {
    this.state.setState((state) => withoutCutState(state, ids))
    for (const id of ids) this.#temporary.delete(id)
  }

  #resume() {
    this.#clear(new Set(this.#temporary))
    this.#run()
  }

  #isWaiting(entry: Entry): boolean {
    const id = entryId(entry)
    return (
      isUnfinished(entry) && !this.#finished.has(id) && this.state.getState().cuts[id]?.phase === undefined
    )
  }

  #run() {
    if (this.#lifetime.signal.aborted) return
    const unread = this.#entries.find(
      (entry): entry is UnreadEntry => isUnread(entry) && this.#isWaiting(entry),
    )
    if (unread && !this.#isReading) void this.#read(unread)
    if (!isConnected()) return
    for (const entry of this.#entries) {
      if (this.#running.size >= CUT_UPLOADS_AT_ONCE) return
      if (isCut(entry) && !this.#running.has(entryId(entry)) && this.#isWaiting(entry)) void this.#send(entry)
    }
  }

  async #read(entry: UnreadEntry) {
    const id = entry.source
    // `watch` may be called again while the file is read.
    const { signal } = this.#lifetime
    this.#isReading = true
    this.#show(id, { phase: 'reading', progress: 0, message: null })
    try {
      const kept = await getCutFile(id)
      if (!kept) throw new LostFileError()
      const file = new File([kept.file], entry.name, { type: kept.file.type })
      const picture = await cutPicture(file, signal)
      await this.#takePicture(entry, picture)
    } catch (error) {
      if (signal.aborted) this.#clear(new Set([id]))
      else if (error instanceof ImageError) this.#leaveOut(entry, refusalMessage(entry.name, error))
      else this.#fail(id, error)
    } finally {
      this.#isReading = false
    }
    this.#run()
  }

  /** Turns a file into its cuts, unless the episode would become too large. */
  async #takePicture(entry: UnreadEntry, { height, pieces, forcedSeams }: CutPicture) {
    const others = this.#entries.filter((other) => entryId(other) !== entry.source)
    const count = others.filter(isPresent).length + pieces.length
    const size = pieces.reduce((sum, { full }) => sum + full.size, totalBytes(others.filter(isCut)))
    if (count > MAX_CUTS) return this.#leaveOut(entry, `${tooManyCutsMessage(count)} ${entry.name}`)
    if (size > MAX_EPISODE_BYTES) return this.#leaveOut(entry, `${tooLargeMessage(size)} ${entry.name}`)
    const { source, name } = entry
    const cuts = toCuts(entry, pieces)
    for (const [index, { full, preview }] of pieces.entries()) {
      const id = entryId(cuts[index] ?? entry)
      this.#unsent.add(id)
      if ((await saveCutFile(id, { file: full, preview })) === 'memory')
        this.state.setState({ isInMemory: true })
    }
    const divided = { id: source, name, height, count: pieces.length, forcedSeams }
    if (pieces.length > 1) this.state.setState((state) => ({ divided: [...state.divided, divided] }))
    this.#replace(source, cuts)
  }

  /** Replaces a read file by its cuts. A file that was removed meanwhile stays removed. */
  #replace(id: string, by: readonly Entry[]) {
    this.#clear(new Set([id]))
    // A single cut has the id of its file, and is not finished yet.
    if (!by.some((entry) => entryId(entry) === id)) this.#finished.add(id)
    this.#change((entries) => {
      const isRemoved = entries.some((entry) => entryId(entry) === id && entry.removed)
      return replaceEntry(
        entries,
        id,
        isRemoved ? by.map((entry): Entry => ({ ...entry, removed: true })) : by,
      )
    })
  }

  #leaveOut(entry: UnreadEntry, message: string) {
    this.#refuse([message])
    this.#replace(entry.source, entry.replaces ? [entry.replaces] : [])
    void deleteCutFiles([entry.source])
  }

  #show(id: string, cut: CutUploadState['cuts'][string]) {
    this.state.setState((state) => withCutState(state, id, cut))
  }

  async #send(entry: CutEntry) {
    const id = entryId(entry)
    const controller = new AbortController()
    this.#running.set(id, controller)
    this.#show(id, { phase: 'uploading', progress: 0, message: null })
    try {
      await storeCut(entry, {
        signal: controller.signal,
        isUnsent: this.#unsent.delete(id),
        onProgress: (share, bytes) => this.#progress(id, share, bytes),
      })
      this.#finish(id, entry)
    } catch (error) {
      this.#clear(new Set([id]))
      if (!controller.signal.aborted) this.#fail(id, error)
    }
    this.#running.delete(id)
    this.#run()
  }

  #progress(id: string, share: number, bytes: number) {
    const before = this.state.getState().cuts[id]
    if (before?.phase !== 'uploading' || share - before.progress < PROGRESS_STEP) return
    this.#measure((share - before.progress) * bytes)
    this.#show(id, { ...before, progress: Math.min(1, share) })
  }

  /** Estimates the remaining time from the bytes sent since the first upload of this run. */
  #measure(bytes: number) {
    if (this.#measured.since === 0) this.#measured = { since: performance.now(), bytes: 0 }
    this.#measured.bytes += bytes
    const elapsed = performance.now() - this.#measured.since
    if (elapsed === 0 || this.#measured.bytes < MIN_MEASURED_BYTES) return
    const { cuts } = this.state.getState()
    const left = this.#entries
      .filter(isUnfinished)
      .reduce((sum, entry) => sum + (entry.bytes ?? 0) * (1 - (cuts[entryId(entry)]?.progress ?? 0)), 0)
    this.state.setState({ remainingMs: (left * elapsed) / this.#measured.bytes })
  }

  #finish(id: string, entry: CutEntry) {
    this.#finished.add(id)
    this.#clear(new Set([id]))
    this.#change((entries) =>
      entries.map((each) => {
        if (entryId(each) !== id || !isCut(each) || each.image !== entry.image) return each
        const { pending: _pending, ...stored } = each
        return stored
      }),
    )
    void deleteCutFiles([id])
    if (!this.#entries.some((each) => isUnfinished(each) && !this.#finished.has(entryId(each))))
      this.#measured = { since: 0, bytes: 0 }
  }

  #fail(id: string, error: unknown) {
    // Waits for `online` without an error message.
    if (error instanceof DataError && error.kind === 'offline' && !navigator.onLine) return
    if (error instanceof DataError && error.kind === 'denied' && error.status === 401)
      isOwner().catch((cause: unknown) => warnOnce('cut-owner', '로그인을 확인하지 못했습니다.', cause))
    if (isRetryable(error) || (error instanceof DataError && error.kind === 'denied')) this.#temporary.add(id)
    this.#show(id, { phase: 'failed', progress: 0, message: cutErrorMessage(error) })
  }
}
