import { useState } from 'react'
import { common } from '#messages/common'
import { type Clock, letterTexts } from '#messages/letterTexts'
import { shownState, useIntake } from '@/inquiries/intake'
import { copyText } from '@/ui/copyText'
import { site } from '@content/site'
import { clearLetter, useLetter } from '../letterStore'
import { EraseDialog } from './EraseDialog'
import { useLetterFields } from './useLetterForm'
import type { Failure, Phase } from './useSending'
import fields from './Fields.module.scss'
import styles from './SendBox.module.scss'

/** Returns a time as the visitor's clock shows it, with the day if it is not today. */
function toClock(ms: number): Clock {
  const date = new Date(ms)
  const time = { hour: date.getHours(), minute: date.getMinutes() }
  return date.toDateString() === new Date().toDateString()
    ? time
    : { ...time, day: { month: date.getMonth() + 1, day: date.getDate() } }
}

/** Rounded up to the minute: the shown minute is not too early. */
const MINUTE_MS = 60_000
const nextMinute = (ms: number) => Math.ceil(ms / MINUTE_MS) * MINUTE_MS

function failureText(failure: Exclude<Failure, { kind: 'closed' }>): string {
  const { failures } = letterTexts
  if (failure.kind !== 'tooMany') return failures[failure.kind]
  const until = Date.parse(failure.until ?? '')
  return Number.isNaN(until) ? failures.tooMany : failures.tooManyUntil(toClock(nextMinute(until)))
}

const WITH_RETRY = new Set<Failure['kind']>([
  'lost',
  'offline',
  'online',
  'unreadable',
  'server',
  'unavailable',
  'refused',
])
const WITH_MAIL = new Set<Failure['kind']>(['unavailable', 'refused', 'tooMany'])

interface Props {
  phase: Phase
  failure: Failure | null
  onSend: () => void
  /** Called after the letter has been erased. */
  onErased: () => void
}

/** The only place to send: the button, how sending went, and whether the letter is kept in this browser. */
export function SendBox({ phase, failure, onSend, onErased }: Props) {
  const isBusy = phase !== 'writing'
  return (
    <div className={styles.sendBox}>
      <div role="status">
        <ClosedNotice isRefused={failure?.kind === 'closed'} />
      </div>
      <button type="submit" className={styles.send} aria-disabled={isBusy || undefined}>
        {isBusy ? letterTexts.sending : letterTexts.send}
      </button>
      <div role="alert">
        {failure && failure.kind !== 'closed' && (
          <div className={styles.failure}>
            <p>{failureText(failure)}</p>
            {WITH_RETRY.has(failure.kind) && (
              <button type="button" className={fields.textButton} onClick={onSend}>
                {common.retry}
              </button>
            )}
            {WITH_MAIL.has(failure.kind) && <OtherWays />}
          </div>
        )}
      </div>
      <KeptLine onErased={onErased} />
    </div>
  )
}

/** Says that commissions have closed while one is being written. */
function ClosedNotice({ isRefused }: { isRefused: boolean }) {
  const { draft } = useLetterFields()
  const { intake } = useIntake()
  const isClosed = intake !== null && shownState(intake) === 'closed'
  if (draft.kind !== 'commission' || !(isClosed || isRefused)) return null
  return <p className={styles.notice}>{letterTexts.justClosed}</p>
}

/** Longest address of a mail that the usual programs take, in characters. */
const MAX_MAILTO_LENGTH = 1800

/** Returns the address of a mail with a text; lone surrogates, which cannot be encoded, become U+FFFD. */
function mailtoOf(text: string): string {
  const address = `mailto:${site.owner.email}`
  const whole = `${address}?body=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`
  return whole.length > MAX_MAILTO_LENGTH ? address : whole
}

/** Copies the text, or opens a mail with it. A text that is too long for the address of a mail is copied. */
function OtherWays() {
  const { draft } = useLetterFields()
  const href = mailtoOf(draft.text)
  const copy = (copied: string) => void copyText(draft.text, { copied, failed: letterTexts.notCopied })
  return (
    <>
      <button type="button" className={fields.textButton} onClick={() => copy(letterTexts.copied)}>
        {letterTexts.copy}
      </button>
      <a
        className={fields.textButton}
        href={href}
        onClick={() => {
          if (!href.includes('?')) copy(letterTexts.mailCopied)
        }}
      >
        {letterTexts.mail}
      </a>
    </>
  )
}

/** Says when this browser has stored the letter, and erases it on request. */
function KeptLine({ onErased }: { onErased: () => void }) {
  const keptAt = useLetter((state) => state.keptAt)
  const { isBusy } = useLetterFields()
  const [isAsking, setAsking] = useState(false)
  return (
    <p className={styles.kept}>
      {keptAt !== null && (
        <>
          <span>{keptAt === false ? letterTexts.notKept : letterTexts.kept(toClock(keptAt))}</span>
          <button
            type="button"
            className={fields.textButton}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) setAsking(true)
            }}
          >
            {letterTexts.erase}
          </button>
        </>
      )}
      <EraseDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onErase={() => {
          setAsking(false)
          clearLetter()
          onErased()
        }}
      />
    </p>
  )
}
