import { createStore } from 'zustand/vanilla'
import { episodes as words } from '#messages/admin/episodes'
import { CUT_UPLOADS_AT_ONCE, MAX_CUTS, MAX_EPISODE_BYTES } from '@/config/constants'
import { nextTask } from '@/lib/browser/nextTask'
import { warnOnce } from '@/lib/logger'
import { DataError, isRetryable } from '@/supabase/errors'
import { isOwner } from '@/supabase/ownerClient'
import { mediaKey } from '@/supabase/storageUrls'
import { newImageKeys } from '@/supabase/uploads'
import { ensureOwner, useConnection } from '../connection/connection'
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
import { deleteCutFiles, getCutFile, saveCutFile, type CutFile } from '../upload/cutFiles'
import { ImageError } from '../upload/imageError'
import type { CutPicture } from '../upload/imageMessages'
import { cutPicture } from '../upload/processImage'
import { storeObject } from '../upload/storeObject'
import {
  type FailureReaction,
  type QueueState,
  UploadQueue,
  type UploadStep,
  type UploadTask,
} from '../upload/uploadQueue'
import { cutErrorMessage, LostFileError, refusalMessage } from './cutErrorMessage'
import type { CutUploadState } from './cutUploadState'
import { tooLargeMessage, tooManyCutsMessage } from './limits'
import { sortByName } from './sortByName'
import { toCuts } from './toCuts'

/** Files that one task adds to the list, so that many files do not block the page. */
const FILES_AT_ONCE = 20
/** Uploaded bytes from which the remaining time is estimated. */
const MIN_MEASURED_BYTES = 64 * 1024

/** Changes the entries of the form. */
export type ChangeEntries = (change: (entries: readonly Entry[]) => readonly Entry[]) => void

/** Waits for `online` without an error message. A missing network or session ends without the owner. */
function reactTo(error: unknown): FailureReaction {
  if (error instanceof DataError && error.kind === 'offline' && !navigator.onLine) return 'wait'
  return isRetryable(error) || (error instanceof DataError && error.kind === 'denied') ? 'resume' : 'stop'
}

/** Returns the file that this browser keeps for an entry. Throws `LostFileError`. */
async function readCutFile(id: string): Promise<Blob> {
  const kept = await getCutFile(id)
  if (!kept) throw new LostFileError()
  return kept.file
}

/**
 * Reads chosen files and uploads their cuts, three at a time, in the order of the form's entries. What has to be done
 * follows from the entries: unread files are decoded, cuts with `pending` are uploaded. A cut keeps its storage key, so
 * that no attempt creates a second object.
 */
export class CutUploader {
  readonly state = createStore<CutUploadState>()(() => ({
    refusals: [],
    divided: [],
    isInMemory: false,
    remainingMs: null,
  }))
  readonly queue: UploadQueue<Entry>
  readonly #change: ChangeEntries
  #entries: readonly Entry[] = []
  /** Cuts that were read in this tab and never sent. All others may be in storage already. */
  readonly #unsent = new Set<string>()
  #measured = { since: 0, bytes: 0 }

  constructor(change: ChangeEntries) {
    this.#change = change
    const reading: UploadStep<Entry> = {
      phase: 'reading',
      atOnce: 1,
      run: async (entry, { signal }) => isUnread(entry) && this.#read(entry, signal),
    }
    const sending: UploadStep<Entry> = {
      phase: 'uploading',
      atOnce: CUT_UPLOADS_AT_ONCE,
      needsConnection: true,
      lock: 'cut',
      run: async (entry, task) => isCut(entry) && this.#send(entry, task),
    }
    this.queue = new UploadQueue<Entry>({
      idOf: entryId,
      nextStep: (entry) => (isUnfinished(entry) ? (isUnread(entry) ? reading : sending) : null),
      messageOf: cutErrorMessage,
      reactTo,
      onIdle: () => (this.#measured = { since: 0, bytes: 0 }),
    })
    this.queue.state.subscribe(({ uploads }, before) => this.#measure(uploads, before.uploads))
  }

  /** Uploads until the returned function is called, which stops everything. */
  watch(): () => void {
    const unwatch = this.queue.watch()
    return () => {
      unwatch()
      this.queue.stop()
    }
  }

  /** Takes over the form's entries after each change. */
  sync(entries: readonly Entry[]) {
    this.#entries = entries
    this.queue.sync(entries)
  }

  /** Adds files as entries, in the order of their names. Leaves out those above the limit. */
  async add(files: readonly File[]): Promise<void> {
    const present = this.#entries.filter(isPresent).length
    const sorted = sortByName(files)
    const taken = sorted.slice(0, Math.max(0, MAX_CUTS - present))
    const left = sorted.slice(taken.length).map(({ name }) => name.normalize('NFC'))
    const message = () => words.errors.leftOut(tooManyCutsMessage(present + files.length), left)
    this.state.setState({ refusals: left.length === 0 ? [] : [message] })
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
    this.state.setState({ refusals: [] })
    const added = await this.#keepFile(file)
    this.#change((before) =>
      before.map((entry) => {
        if (entryId(entry) !== id) return entry
        if (isUnread(entry)) return added
        return { ...added, replaces: entry }
      }),
    )
    this.#requestConnection()
    return added.source
  }

  /** Uploads a failed cut again. Opens the connect form if the session has ended. */
  async retry(id: string): Promise<void> {
    await ensureOwner().catch(() => undefined)
    this.queue.retry(id)
  }

  /** Gives up the cuts that are not stored. */
  abandon() {
    const ids = this.#entries.filter(isUnfinished).map(entryId)
    this.#change((entries) => entries.filter((entry) => !isUnfinished(entry)))
    void deleteCutFiles(ids)
  }

  async #keepFile(file: File): Promise<UnreadEntry> {
    const source = newImageKeys(file.type).full.replace(/\.\w+$/, '')
    await this.#save(source, { file, preview: null })
    return { source, name: file.name.normalize('NFC'), bytes: file.size }
  }

  async #save(id: string, file: CutFile) {
    if ((await saveCutFile(id, file)) === 'memory') this.state.setState({ isInMemory: true })
  }

  #requestConnection() {
    const { state } = useConnection.getState()
    if (state === 'disconnected') void ensureOwner().catch(() => undefined)
  }

  async #read(entry: UnreadEntry, signal: AbortSignal) {
    try {
      const kept = await readCutFile(entry.source)
      const picture = await cutPicture(new File([kept], entry.name, { type: kept.type }), signal)
      await this.#takePicture(entry, picture)
    } catch (error) {
      if (!(error instanceof ImageError)) throw error
      this.#leaveOut(entry, () => refusalMessage(entry.name, error))
    }
  }

  /** Turns a file into its cuts, unless the episode would become too large. */
  async #takePicture(entry: UnreadEntry, { height, pieces, forcedSeams }: CutPicture) {
    const others = this.#entries.filter((other) => entryId(other) !== entry.source)
    const count = others.filter(isPresent).length + pieces.length
    const size = pieces.reduce((sum, { full }) => sum + full.size, totalBytes(others.filter(isCut)))
    if (count > MAX_CUTS) return this.#leaveOut(entry, () => `${tooManyCutsMessage(count)} ${entry.name}`)
    if (size > MAX_EPISODE_BYTES) return this.#leaveOut(entry, () => `${tooLargeMessage(size)} ${entry.name}`)
    const { source, name } = entry
    const cuts = toCuts(entry, pieces)
    for (const [index, { full, preview }] of pieces.entries()) {
      const id = entryId(cuts[index] ?? entry)
      this.#unsent.add(id)
      await this.#save(id, { file: full, preview })
    }
    const divided = { id: source, name, height, count: pieces.length, forcedSeams }
    if (pieces.length > 1) this.state.setState((state) => ({ divided: [...state.divided, divided] }))
    return this.#replace(source, cuts)
  }

  /** Replaces a read file by its cuts. A file that was removed meanwhile stays removed. */
  #replace(id: string, by: readonly Entry[]) {
    this.#change((entries) => {
      const isRemoved = entries.some((entry) => entryId(entry) === id && entry.removed)
      return replaceEntry(
        entries,
        id,
        isRemoved ? by.map((entry): Entry => ({ ...entry, removed: true })) : by,
      )
    })
  }

  #leaveOut(entry: UnreadEntry, message: () => string) {
    this.state.setState(({ refusals }) => ({ refusals: [...refusals, message] }))
    this.#replace(entry.source, entry.replaces ? [entry.replaces] : [])
    void deleteCutFiles([entry.source])
  }

  async #send(entry: CutEntry, { signal, onProgress }: UploadTask) {
    const id = entryId(entry)
    const key = mediaKey(entry.image)
    const mayExist = !this.#unsent.delete(id)
    try {
      if (key !== null) await storeObject(key, () => readCutFile(id), { signal, onProgress, mayExist })
    } catch (error) {
      if (error instanceof DataError && error.kind === 'denied' && error.status === 401)
        isOwner().catch((cause: unknown) => warnOnce('cut-owner', 'The session was not checked.', cause))
      throw error
    }
    this.#change((entries) =>
      entries.map((each) => {
        if (entryId(each) !== id || !isCut(each) || each.image !== entry.image) return each
        const { pending: _pending, ...stored } = each
        return stored
      }),
    )
    void deleteCutFiles([id])
  }

  /** Estimates the remaining time from the bytes sent since the first upload of this run. */
  #measure(uploads: QueueState['uploads'], before: QueueState['uploads']) {
    const progress = (state: typeof uploads, entry: Entry) => state[entryId(entry)]?.progress ?? 0
    let [sent, left] = [0, 0]
    for (const entry of this.#entries.filter(isUnfinished)) {
      const { bytes = 0 } = entry
      sent += bytes * Math.max(0, progress(uploads, entry) - progress(before, entry))
      left += bytes * (1 - progress(uploads, entry))
    }
    if (sent === 0) return
    if (this.#measured.since === 0) this.#measured = { since: performance.now(), bytes: 0 }
    this.#measured.bytes += sent
    const elapsed = performance.now() - this.#measured.since
    if (elapsed === 0 || this.#measured.bytes < MIN_MEASURED_BYTES) return
    this.state.setState({ remainingMs: (left * elapsed) / this.#measured.bytes })
  }
}
