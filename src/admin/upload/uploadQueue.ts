import { createStore } from 'zustand/vanilla'
import { useConnection } from '../connection/connection'

/** A smaller change of the progress is not shown, so that many events cause few renders. */
const PROGRESS_STEP = 0.01

/** State of an entry that is read or uploaded, or whose upload failed. An entry without one waits, or is finished. */
export interface UploadState {
  phase: 'reading' | 'uploading' | 'saving' | 'failed'
  /** Uploaded share of bytes, 0 to 1. */
  progress: number
  /** The last error. */
  error: unknown
  /** Its message, in the language at the time of reading. */
  readonly message: string | null
}

export interface QueueState {
  /** By the ids of the entries. */
  uploads: Readonly<Record<string, UploadState>>
  /** The server is unreachable; entries wait for the next attempt. */
  paused: boolean
}

/** One run of a step. Everything that it reports after an abort is ignored. */
export interface UploadTask {
  signal: AbortSignal
  /** Called with the uploaded share of bytes, 0 to 1. */
  onProgress: (share: number) => void
  /** Called when only the row remains to be saved. */
  onSaving: () => void
}

/** Something that an entry needs, such as decoding its file, or sending it. */
export interface UploadStep<Entry> {
  /** Phase at the start. */
  phase: 'reading' | 'uploading'
  /** Entries in this step at the same time. */
  atOnce: number
  /** Waits until this browser is connected as the owner. */
  needsConnection?: boolean
  /** Runs while no other tab runs it for the same id. The text is part of the lock's name. */
  lock?: string
  /** Changes the entry, so that it needs another step or none. An entry that rejects has failed. */
  run: (entry: Entry, task: UploadTask) => Promise<unknown>
}

/** `wait`: tried again without an error message. `resume`: tried again when the connection is back. `stop`: by the owner. */
export type FailureReaction = 'wait' | 'resume' | 'stop'

export interface QueueOptions<Entry> {
  idOf: (entry: Entry) => string
  /** Returns what an entry needs next, or null if it is finished or not to be uploaded. */
  nextStep: (entry: Entry) => UploadStep<Entry> | null
  messageOf: (error: unknown) => string
  /** Returns what follows from an error. Without it all failed entries wait for the owner. */
  reactTo?: (error: unknown) => FailureReaction
  /** Delays of the next attempt after an error with the reaction `wait`, in ms. Without them, only a new connection causes it. */
  retryMs?: { first: number; most: number }
  /** Called whenever nothing runs, possibly several times. */
  onIdle?: () => void
}

interface RunningTask<Entry> {
  step: UploadStep<Entry>
  controller: AbortController
}

/** Runs a task while no other tab runs one of this name. */
function inOneTab(name: string, signal: AbortSignal, task: () => Promise<unknown>): Promise<unknown> {
  return 'locks' in navigator ? navigator.locks.request(name, { signal }, task) : task()
}

const isConnected = () => useConnection.getState().state === 'connected' && navigator.onLine

/**
 * Uploads entries in their order, some at a time. The owner of the queue keeps the entries and passes them to `sync` after
 * each change; what has to be done follows from them. An entry is never in two steps, nor twice in the same one, at a time.
 */
export class UploadQueue<Entry> {
  readonly state = createStore<QueueState>()(() => ({ uploads: {}, paused: false }))
  readonly #options: QueueOptions<Entry>
  #entries: readonly Entry[] = []
  #isStopped = false
  readonly #running = new Map<string, RunningTask<Entry>>()
  /** Finished steps by id that the entries do not show yet. */
  readonly #finished = new Map<string, UploadStep<Entry>>()
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  /** Delay of the next attempt; null for the first. */
  #retryDelayMs: number | null = null

  constructor(options: QueueOptions<Entry>) {
    this.#options = options
  }

  /** Resumes waiting entries when the network or the session comes back. Returns a function that ends this. */
  watch(): () => void {
    this.#isStopped = false
    const resume = () => this.resume()
    const unsubscribe = useConnection.subscribe(({ state }, before) => {
      if (state === 'connected' && before.state !== 'connected') resume()
    })
    window.addEventListener('online', resume)
    this.#run()
    return () => {
      unsubscribe()
      window.removeEventListener('online', resume)
    }
  }

  /** Aborts everything. Nothing runs before the next `watch`. */
  stop() {
    this.#isStopped = true
    for (const id of this.#running.keys()) this.#abort(id)
    this.#run()
  }

  /** Takes over the entries, and aborts the tasks of those that no longer need them. */
  sync(entries: readonly Entry[]) {
    this.#entries = entries
    const steps = new Map(entries.map((entry) => [this.#options.idOf(entry), this.#options.nextStep(entry)]))
    for (const [id, { step }] of this.#running) if (steps.get(id) !== step) this.#abort(id)
    for (const [id, step] of this.#finished) if (steps.get(id) !== step) this.#finished.delete(id)
    this.#clear((id) => !steps.get(id))
    this.#run()
  }

  /** Tries a failed entry again. */
  retry(id: string) {
    this.#clear((failed) => failed === id)
    this.#run()
  }

  /** Tries all waiting entries again, with the shortest delays, because the server is probably reachable. */
  resume() {
    this.#retryDelayMs = null
    this.#clear((_id, { phase, error }) => phase === 'failed' && this.#reactTo(error) !== 'stop')
    this.#continue()
  }

  /** True if nothing runs. */
  get isIdle(): boolean {
    return this.#running.size === 0
  }

  #reactTo(error: unknown): FailureReaction {
    return this.#options.reactTo?.(error) ?? 'stop'
  }

  #continue() {
    if (this.state.getState().paused) this.state.setState({ paused: false })
    this.#run()
  }

  #run() {
    for (const entry of this.#entries) {
      const step = this.#options.nextStep(entry)
      if (step && this.#canStart(this.#options.idOf(entry), step)) void this.#start(entry, step)
    }
    if (this.isIdle) this.#options.onIdle?.()
  }

  #canStart(id: string, step: UploadStep<Entry>): boolean {
    const { uploads, paused } = this.state.getState()
    if (this.#isStopped || this.#running.has(id) || uploads[id] || this.#finished.get(id) === step)
      return false
    if (step.needsConnection && (paused || !isConnected())) return false
    return [...this.#running.values()].filter((task) => task.step === step).length < step.atOnce
  }

  async #start(entry: Entry, step: UploadStep<Entry>) {
    const id = this.#options.idOf(entry)
    const task: RunningTask<Entry> = { step, controller: new AbortController() }
    this.#running.set(id, task)
    try {
      const { signal } = task.controller
      const run = () => this.#runStep(entry, task)
      await (step.lock === undefined ? run() : inOneTab(`${step.lock} ${id}`, signal, run))
      if (step.needsConnection) this.#retryDelayMs = null
      if (this.#isRunning(id, task)) this.#finish(id, step)
    } catch (error) {
      if (this.#isRunning(id, task)) this.#fail(id, step, error)
    }
    if (this.#isRunning(id, task)) this.#running.delete(id)
    this.#run()
  }

  #runStep(entry: Entry, task: RunningTask<Entry>): Promise<unknown> {
    const id = this.#options.idOf(entry)
    const { step, controller } = task
    this.#show(id, { phase: step.phase, progress: 0, error: null, message: null })
    return step.run(entry, {
      signal: controller.signal,
      onProgress: (share) => this.#isRunning(id, task) && this.#progress(id, share),
      onSaving: () => this.#isRunning(id, task) && this.#change(id, { phase: 'saving', progress: 1 }),
    })
  }

  #isRunning(id: string, task: RunningTask<Entry>): boolean {
    return this.#running.get(id) === task
  }

  #finish(id: string, step: UploadStep<Entry>) {
    this.#clear((each) => each === id)
    const entry = this.#entries.find((each) => this.#options.idOf(each) === id)
    if (entry && this.#options.nextStep(entry) === step) this.#finished.set(id, step)
  }

  #fail(id: string, step: UploadStep<Entry>, error: unknown) {
    if (!step.needsConnection || this.#reactTo(error) !== 'wait') {
      const { messageOf } = this.#options
      return this.#show(id, {
        phase: 'failed',
        progress: 0,
        error,
        get message() {
          return messageOf(error)
        },
      })
    }
    this.#clear((each) => each === id)
    return this.#pause()
  }

  /** Pauses once, although tasks that run together fail together. */
  #pause() {
    const { retryMs } = this.#options
    if (!retryMs || this.state.getState().paused) return
    this.state.setState({ paused: true })
    const delay = this.#retryDelayMs ?? retryMs.first
    this.#retryDelayMs = Math.min(2 * delay, retryMs.most)
    clearTimeout(this.#retryTimer)
    this.#retryTimer = setTimeout(() => this.#continue(), delay)
  }

  /** Frees the place of a task immediately. */
  #abort(id: string) {
    this.#running.get(id)?.controller.abort()
    this.#running.delete(id)
    this.#clear((each) => each === id)
  }

  #progress(id: string, share: number) {
    const before = this.state.getState().uploads[id]
    if (!before || (before.phase === 'uploading' && share - before.progress < PROGRESS_STEP)) return
    this.#change(id, { phase: 'uploading', progress: Math.min(1, share) })
  }

  #change(id: string, change: Partial<UploadState>) {
    const before = this.state.getState().uploads[id]
    if (before) this.#show(id, { ...before, ...change })
  }

  #show(id: string, upload: UploadState) {
    this.state.setState(({ uploads }) => ({ uploads: { ...uploads, [id]: upload } }))
  }

  /** Removes the states that `isStale` returns true for. */
  #clear(isStale: (id: string, upload: UploadState) => boolean) {
    const { uploads } = this.state.getState()
    const kept = Object.entries(uploads).filter(([id, upload]) => !isStale(id, upload))
    if (kept.length < Object.keys(uploads).length) this.state.setState({ uploads: Object.fromEntries(kept) })
  }
}
