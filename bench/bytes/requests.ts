// What a page asks for, request by request, as the browser's own protocol tells it.
import type { CDPSession } from 'playwright'

export const KINDS = ['document', 'script', 'style', 'font', 'image', 'video', 'data', 'other'] as const
export type Kind = (typeof KINDS)[number]
export type Bytes = Record<Kind, number>

export interface Asked {
  url: string
  kind: Kind
  /** Asked for behind all else. */
  isLow: boolean
  /** As many as have come over the wire, headers among them. */
  bytes: number
  isOver: boolean
  /** Not for what is shown: for later, or for a page that the visitor may go to. */
  isAhead: boolean
}

/** Bytes of what is shown, by kind, and those fetched ahead: for later, or for other pages. */
export interface Tally {
  kinds: Bytes
  ahead: number
}

/** Chromium's words for what was asked for. */
const KIND_OF: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Media: 'video',
  Fetch: 'data',
  XHR: 'data',
}
const LOW = new Set(['Low', 'VeryLow'])
/** The overlay's hamster, which a page brings that takes longer than a second: no figure of the page, but of the machine. */
const HAMSTER = /\/(HamsterWheel-[^/]+\.js|lottie\/hamster\.json)$/

/** What was asked for so far, in sum. Rows and files that a page itself wants it asks for at the usual priority. */
export function tally(requests: Iterable<Asked>): Tally {
  const kinds: Bytes = { document: 0, script: 0, style: 0, font: 0, image: 0, video: 0, data: 0, other: 0 }
  let ahead = 0
  for (const { url, kind, isLow, isAhead, bytes } of requests) {
    if (HAMSTER.test(url)) continue
    if (isAhead || (kind === 'data' && isLow)) ahead += bytes
    else kinds[kind] += bytes
  }
  return { kinds, ahead }
}

/** As much as the protocol tells of a question. */
interface Question {
  requestId: string
  type?: string
  request: { url: string; initialPriority: string }
}

/** Questions and answers by the protocol's names for them. */
export function startNotes() {
  const requests = new Map<string, Asked>()
  let last = performance.now()
  return {
    asked: ({ requestId, type = '', request: { url, initialPriority } }: Question) => {
      if (/^(data|blob):/.test(url)) return
      const kind = KIND_OF[type] ?? 'other'
      const isLow = LOW.has(initialPriority)
      requests.set(requestId, { url, kind, isLow, bytes: 0, isOver: false, isAhead: false })
      last = performance.now()
    },
    /** A part of an answer: a film's may never end, and only at its end an answer's headers are told, too. */
    came: (requestId: string, bytes: number) => {
      const asked = requests.get(requestId)
      if (asked) asked.bytes += bytes
      last = performance.now()
    },
    /** An answer's end, with all that came of it if it came. */
    ended: (requestId: string, bytes = 0) => {
      const asked = requests.get(requestId)
      if (asked) Object.assign(asked, { isOver: true, bytes: Math.max(asked.bytes, bytes) })
      last = performance.now()
    },
    all: () => [...requests.values()],
    /** Whether everything has come but films. */
    isAllHere: () => [...requests.values()].every(({ isOver, kind }) => isOver || kind === 'video'),
    /** For so long, ms, nothing has been asked for and nothing has come. */
    quietMs: () => performance.now() - last,
  }
}

export type Requests = ReturnType<typeof startNotes>

/** Writes down what a page asks for from now on. */
export async function noteRequests(cdp: CDPSession): Promise<Requests> {
  const notes = startNotes()
  cdp.on('Network.requestWillBeSent', notes.asked)
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    notes.came(requestId, encodedDataLength),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    notes.ended(requestId, encodedDataLength),
  )
  cdp.on('Network.loadingFailed', ({ requestId }) => notes.ended(requestId))
  await cdp.send('Network.enable')
  return notes
}
