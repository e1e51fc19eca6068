import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { RECEIPT_POLL_MS } from '@/config/constants'
import { InquiryRefusal, readReceipt, type Receipt } from '@/inquiries/visitorInquiries'
import { warnOnce } from '@/lib/logger'

/** The known state of a receipt. `gone` is the same for unknown, malformed and erased tokens, `away` a backend that does not answer. */
export type ReceiptView = { state: 'loading' | 'gone' | 'away' } | { state: 'shown'; receipt: Receipt }

const LOADING: ReceiptView = { state: 'loading' }
const GONE: ReceiptView = { state: 'gone' }

const readToken = () => window.location.hash.slice(1)

function onHashChange(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** The token in the fragment of the address, '' without one. Null in static HTML and during hydration. */
export function useToken(): string | null {
  // Rerenders after the router's navigations, which fire no `hashchange`.
  useLocation()
  return useSyncExternalStore(onHashChange, readToken, () => null)
}

/** Reads a receipt. Never rejects; null if the read was aborted. */
async function readView(token: string, signal: AbortSignal): Promise<ReceiptView | null> {
  try {
    return { state: 'shown', receipt: await readReceipt(token, signal) }
  } catch (error) {
    if (signal.aborted) return null
    if (error instanceof InquiryRefusal) return GONE
    warnOnce('receipt', 'The receipt could not be read:', error)
    return { state: 'away' }
  }
}

/** Keeps a receipt up to date until `stop`. */
class Reading {
  readonly #token: string
  readonly #onView: (view: ReceiptView) => void
  readonly #stopped = new AbortController()
  #running: AbortController | undefined

  constructor(token: string, onView: (view: ReceiptView) => void) {
    this.#token = token
    this.#onView = onView
  }

  /** Reads now, regularly while the page is visible, and when it becomes visible or online again. */
  start() {
    const { signal } = this.#stopped
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') void this.read()
    }
    const timer = setInterval(readIfVisible, RECEIPT_POLL_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
    document.addEventListener('visibilitychange', readIfVisible, { signal })
    window.addEventListener('online', readIfVisible, { signal })
    void this.read()
  }

  /** Reads again. Resolves when the view is known, or the read was aborted. */
  async read() {
    this.abort()
    const running = new AbortController()
    this.#running = running
    const view = await readView(this.#token, running.signal)
    if (view && !running.signal.aborted) this.#onView(view)
  }

  /** Drops the answer of the running read, which may be older than a change. */
  abort() {
    this.#running?.abort()
  }

  stop() {
    this.#stopped.abort()
    this.abort()
  }
}

export interface ReceiptReading {
  view: ReceiptView
  /** Reads again. A failure keeps what is shown. */
  reread: () => Promise<void>
  /** Shows the receipt as a change has returned it. */
  show: (receipt: Receipt) => void
}

/** Reads a receipt and keeps it up to date. Sends no request without a token. */
export function useReceipt(token: string | null): ReceiptReading {
  const [known, setKnown] = useState<{ token: string | null; view: ReceiptView }>({ token, view: LOADING })
  const current = useRef<Reading>(null)

  useEffect(() => {
    if (!token) return undefined
    const reading = new Reading(token, (view) =>
      setKnown((last) => {
        const keepsShown = view.state === 'away' && last.token === token && last.view.state === 'shown'
        return keepsShown ? last : { token, view }
      }),
    )
    current.current = reading
    reading.start()
    return () => reading.stop()
  }, [token])

  return {
    view: token === '' ? GONE : known.token === token ? known.view : LOADING,
    reread: async () => current.current?.read(),
    show: (receipt) => {
      current.current?.abort()
      setKnown({ token, view: { state: 'shown', receipt } })
    },
  }
}
