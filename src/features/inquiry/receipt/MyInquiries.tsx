import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { dates } from '#messages/dates'
import { inquiryNames } from '#messages/inquiryNames'
import { sentTexts } from '#messages/sentTexts'
import { receiptRoute } from '@/inquiries/receiptLink'
import { keepReceipt, type KeptReceipt, removeReceipt, useReceipts } from '@/inquiries/receiptStorage'
import { InquiryRefusal, readReceipt } from '@/inquiries/visitorInquiries'
import { toMinute } from '@/posts/formatDate'
import { storedImageSources } from '@/posts/pictures/imageSources'
import { FallbackImage } from '@/ui/FallbackImage'
import { showToast } from '@/ui/toaster'
import { subjectOf } from './receiptWords'
import styles from './MyInquiries.module.scss'

const STAMP_PX = 44

/** The receipts of the letters sent from this browser. Absent without any. Asks for no state until it is wanted. */
export function MyInquiries() {
  const receipts = useReceipts()
  const list = useRef<HTMLUListElement>(null)
  if (receipts.length === 0) return null
  function remove(receipt: KeptReceipt, index: number) {
    removeReceipt(receipt.token)
    focusAfterRemoval(list, index)
    showToast(sentTexts.removed, {
      action: { label: sentTexts.undo, onSelect: () => void keepReceipt(receipt) },
    })
  }
  return (
    <section id="receipts" className={styles.mine} aria-labelledby="receipts-title">
      <h2 id="receipts-title" tabIndex={-1}>
        {sentTexts.mine}
      </h2>
      <p className={styles.note}>{sentTexts.mineNote}</p>
      <ul ref={list}>
        {receipts.map((receipt, index) => (
          <Row key={receipt.token} receipt={receipt} onRemove={() => remove(receipt, index)} />
        ))}
      </ul>
    </section>
  )
}

/** Moves the focus to the button of the next row, of the last one, or to the page if no row is left. */
function focusAfterRemoval(list: RefObject<HTMLUListElement | null>, index: number) {
  const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('[data-remove]') ?? [])]
  const next = buttons[index + 1] ?? buttons[index - 1] ?? document.getElementById('main')
  next?.focus({ preventScroll: true })
}

function Row({ receipt, onRemove }: { receipt: KeptReceipt; onRemove: () => void }) {
  const { token, sentAt } = receipt
  const id = useId()
  return (
    <li>
      <Stamp receipt={receipt} />
      <Link id={id} to={receiptRoute(token)} className={styles.name}>
        {subjectOf(receipt)}
      </Link>
      <time dateTime={sentAt}>{dates.day(toMinute(sentAt))}</time>
      <State token={token} describedBy={id} />
      <button type="button" data-remove="" aria-describedby={id} onClick={onRemove}>
        {sentTexts.remove}
      </button>
    </li>
  )
}

/** A small stamp: the picture of the kind of commission, or a letter for other kinds of inquiries. */
function Stamp({ receipt: { kind, commission } }: { receipt: KeptReceipt }) {
  return (
    <span className={styles.stamp} aria-hidden="true">
      <span className={styles.paper}>
        {commission?.thumbnail ? (
          <FallbackImage
            sources={storedImageSources(commission.thumbnail, { width: STAMP_PX })}
            sizes={`${STAMP_PX}px`}
          />
        ) : (
          sentTexts.signs[kind]
        )}
      </span>
    </span>
  )
}

/** Returns the state of an inquiry in words. Never rejects. */
async function readState(token: string, signal: AbortSignal): Promise<string> {
  try {
    return inquiryNames.states[(await readReceipt(token, signal)).state]
  } catch (error) {
    return error instanceof InquiryRefusal ? sentTexts.stateGone : sentTexts.stateAway
  }
}

function State({ token, describedBy }: { token: string; describedBy: string }) {
  const [state, setState] = useState<string | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return undefined
    const controller = new AbortController()
    const ask = async () => {
      const answer = await readState(token, controller.signal)
      if (!controller.signal.aborted) setState(answer)
    }
    void ask()
    return () => controller.abort()
  }, [isAsked, token])
  return (
    <span className={styles.state} role="status">
      {state === null ? (
        <button
          type="button"
          aria-describedby={describedBy}
          aria-disabled={isAsked || undefined}
          onClick={() => setIsAsked(true)}
        >
          {sentTexts.state}
        </button>
      ) : (
        <StateWord word={state} />
      )}
    </span>
  )
}

/** Takes the focus of the button that it replaces. */
function StateWord({ word }: { word: string }) {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={element} tabIndex={-1}>
      {word}
    </span>
  )
}
