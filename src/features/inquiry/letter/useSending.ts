import { useEffect, useRef, useState } from 'react'
import type { Letter } from '@/inquiries/letter'
import { cleanText } from '@/inquiries/plainText'
import { refreshIntake } from '@/inquiries/readIntake'
import { keepReceipt, type KeptReceipt } from '@/inquiries/receiptStorage'
import { InquiryRefusal, sendInquiry } from '@/inquiries/visitorInquiries'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { logger } from '@/lib/logger'
import type { CommissionMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { DataError, type DataErrorKind } from '@/supabase/errors'
import { getClientKey, type LetterDraft, type SentLetter, showSent } from '../letterStore'
import { splitLinks } from './letterText'

type Sentence = 'lost' | 'offline' | 'online' | 'unreadable' | 'server' | 'unavailable' | 'refused'

/** Why a letter was not sent, or `online` if the connection is there again. `until` is the time from which it may be sent, ISO 8601. */
export type Failure = { kind: Sentence } | { kind: 'tooMany'; until: string | undefined } | { kind: 'closed' }

const FAILURES: Partial<Record<DataErrorKind, Sentence>> = {
  offline: 'lost',
  timeout: 'lost',
  aborted: 'lost',
  malformed: 'unreadable',
  server: 'server',
  quota: 'unavailable',
  paused: 'unavailable',
  missing: 'unavailable',
}

/** Returns what a failed send means for the visitor. */
function toFailure(error: unknown): Failure {
  if (error instanceof InquiryRefusal) {
    if (error.code === 'too_many') return { kind: 'tooMany', until: error.retryAt }
    return { kind: error.code === 'closed' ? 'closed' : 'refused' }
  }
  if (!(error instanceof DataError)) return { kind: 'lost' }
  if (error.kind === 'throttled') return { kind: 'tooMany', until: undefined }
  if (error.kind === 'offline' && !navigator.onLine) return { kind: 'offline' }
  return { kind: FAILURES[error.kind] ?? 'refused' }
}

/** Returns a letter as it is sent. */
export function toLetter(
  draft: LetterDraft,
  kind: Letter['kind'],
  rest: Pick<Letter, 'consent' | 'clientKey' | 'openMs' | 'website'>,
): Letter {
  return {
    kind,
    commission: kind === 'commission' ? draft.commission : null,
    name: cleanText(draft.name),
    contact: cleanText(draft.contact),
    text: cleanText(draft.text),
    links: splitLinks(draft.links).map(({ link }) => link),
    budget: cleanText(draft.budget),
    wantedOn: draft.wantedOn,
    about: draft.about,
    ...rest,
  }
}

/** Duration of the postmark's fall in ms, after which the receipt takes the page's place. */
const POSTMARK_MS = 200

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A letter is written, then sent, and its receipt follows when it has arrived. */
export type Phase = 'writing' | 'sending' | 'arrived'

/** The letter as the form sends it. */
interface Written {
  draft: LetterDraft
  consent: boolean
  kinds: readonly Post<CommissionMeta>[] | undefined
}

/** Sends a letter, and keeps its receipt in this browser. */
async function deliver(letter: Letter, { draft, kinds }: Written): Promise<SentLetter> {
  // Loaded meanwhile: the receipt must not depend on a later request. Browsers may remember a failed import, so not offline.
  if (navigator.onLine) void import('../sent/Sent').catch((error: unknown) => logger.warn('sent', error))
  const token = await sendInquiry(letter)
  const commission = kinds?.find(({ id }) => id === letter.commission)
  const receipt: KeptReceipt = {
    token,
    kind: letter.kind,
    commission: commission ? { title: commission.title, thumbnail: commission.thumbnail } : null,
    sentAt: new Date().toISOString(),
  }
  keepReceipt(receipt)
  return { token, receipt, letter: draft }
}

interface Options {
  openedAt: number
  onPhase: (phase: Phase) => void
  /** Called with the database's refusal of a letter. Returns whether it is shown at a field. */
  onRefusal: (refusal: InquiryRefusal, draft: LetterDraft) => boolean
}

/** Sends the letter, once at a time, and says how it went. */
export function useSending({ openedAt, onPhase, onRefusal }: Options) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const isSending = useRef(false)
  const isOffline = failure?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    const onOnline = () => setFailure({ kind: 'online' })
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isOffline])

  async function fail(error: unknown, draft: LetterDraft) {
    logger.warn('letter', error)
    onPhase('writing')
    const isShown = error instanceof InquiryRefusal && onRefusal(error, draft)
    if (!isShown) setFailure(toFailure(error))
    if (error instanceof InquiryRefusal && error.code === 'closed') await refreshIntake()
  }

  /** Sends a letter without faults. `website` is the text of the field that people do not see. */
  async function send(written: Written, website: string) {
    const { draft, consent } = written
    if (isSending.current || draft.kind === null) return
    isSending.current = true
    setFailure(null)
    onPhase('sending')
    const openMs = Math.round(performance.now() - openedAt)
    const letter = toLetter(draft, draft.kind, { consent, clientKey: getClientKey(), openMs, website })
    try {
      const sent = await deliver(letter, written)
      onPhase('arrived')
      if (!prefersReducedMotion()) await pause(POSTMARK_MS)
      showSent(sent)
    } catch (error) {
      await fail(error, draft)
    } finally {
      isSending.current = false
    }
  }

  return { failure, send, forgetFailure: () => setFailure(null), isSending }
}
