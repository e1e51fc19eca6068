import { useEffect, useRef, useState } from 'react'
import { common } from '#messages/common'
import { inquiryNames } from '#messages/inquiryNames'
import { receiptTexts } from '#messages/receiptTexts'
import { INQUIRY_KEPT_DAYS } from '@/config/constants'
import { paths } from '@/config/paths'
import { hasEnded } from '@/inquiries/letter'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { focusHeading } from '@/lib/browser/focusHeading'
import { Button, ButtonLink } from '@/ui/Button'
import { AdditionForm } from './AdditionForm'
import { CancelledStamp } from './CancelledStamp'
import { Conversation } from './Conversation'
import { ReceiptButtons } from './ReceiptButtons'
import { sentencesOf, subjectOf } from './receiptWords'
import { BlankTicket, Ticket } from './Ticket'
import { type ReceiptReading, type ReceiptView, useReceipt, useToken } from './useReceipt'
import { Withdrawal } from './Withdrawal'
import styles from './ReceiptPage.module.scss'

function titleOf(view: ReceiptView): string {
  if (view.state === 'shown') return inquiryNames.states[view.receipt.state]
  return view.state === 'gone' ? receiptTexts.gone.title : receiptTexts.title
}

/**
 * The receipt of the letter whose token is in the fragment of the address: its state, and what was written since. The heading is the
 * same element in every state, so that it keeps the focus.
 */
export function ReceiptPage() {
  const token = useToken()
  const reading = useReceipt(token)
  const { view } = reading
  const receipt = view.state === 'shown' ? view.receipt : null
  return (
    <article
      className={styles.page}
      data-testid="receipt-page"
      data-view={view.state}
      data-state={receipt?.state}
      aria-busy={view.state === 'loading'}
    >
      <div className={styles.side}>
        {receipt?.commission && <CancelledStamp commission={receipt.commission} className={styles.stamp} />}
        <h1>{titleOf(view)}</h1>
        {receipt && token && <Standing token={token} receipt={receipt} reading={reading} />}
        {view.state === 'loading' && <Loading />}
        {view.state === 'away' && <Away reread={reading.reread} />}
        {view.state === 'gone' && <Gone />}
      </div>
      {receipt && token && (
        <div className={styles.talk}>
          <NewAnswer receipt={receipt} />
          <Conversation key={token} receipt={receipt} />
          <AdditionForm key={`${token}+`} token={token} receipt={receipt} {...reading} />
        </div>
      )}
      {view.state === 'loading' && (
        <div className={styles.talk} aria-hidden="true">
          <div className={styles.blank} />
          <div className={styles.blank} />
        </div>
      )}
    </article>
  )
}

/** The state in words, the ticket, and what can be done with the receipt. */
function Standing({ token, receipt, reading }: { token: string; receipt: Receipt; reading: ReceiptReading }) {
  return (
    <>
      {sentencesOf(receipt).map(({ before, em, after }, index) => (
        <p key={before + em} className={index === 0 ? styles.sentence : styles.second}>
          {before}
          {em && <em>{em}</em>}
          {after}
        </p>
      ))}
      <p className={styles.of}>{receiptTexts.of(subjectOf(receipt), receipt.name)}</p>
      <Ticket receipt={receipt} />
      <ReceiptButtons token={token} receipt={receipt} />
      <div className={styles.foot}>
        <p>{receiptTexts.kept(INQUIRY_KEPT_DAYS)}</p>
        {!hasEnded(receipt.state) && <Withdrawal key={token} token={token} {...reading} />}
      </div>
    </>
  )
}

const countAnswers = ({ messages }: Receipt) => messages.filter(({ author }) => author === 'owner').length

/** Announces answers that arrive while the page is open. */
function NewAnswer({ receipt }: { receipt: Receipt }) {
  const [known] = useState(() => countAnswers(receipt))
  return (
    <p className="visually-hidden" role="status">
      {countAnswers(receipt) > known && receiptTexts.answerArrived}
    </p>
  )
}

const Loading = () => (
  <>
    <noscript>
      <p className={styles.second}>{receiptTexts.needsScript}</p>
    </noscript>
    <p className="visually-hidden" role="status">
      {common.loading}
    </p>
    <BlankTicket isLoading />
  </>
)

function Away({ reread }: Pick<ReceiptReading, 'reread'>) {
  const [isReading, setIsReading] = useState(false)
  const wasPressed = useRef(false)
  // The button is gone once the receipt could be read.
  useEffect(
    () => () => {
      if (wasPressed.current && document.activeElement === document.body) focusHeading()
    },
    [],
  )
  async function retry() {
    wasPressed.current = true
    setIsReading(true)
    await reread()
    setIsReading(false)
  }
  return (
    <>
      <p className={styles.second} role="alert">
        {receiptTexts.away}
      </p>
      <BlankTicket isLoading={isReading} />
      <Button variant="filled" aria-disabled={isReading || undefined} onClick={() => void retry()}>
        {common.retry}
      </Button>
    </>
  )
}

const Gone = () => (
  <>
    <div className={styles.torn} aria-hidden="true">
      <span>
        <b>{receiptTexts.title}</b>
      </span>
    </div>
    <p className={styles.goneText}>{receiptTexts.gone.text(INQUIRY_KEPT_DAYS)}</p>
    <div className={styles.ways}>
      <ButtonLink variant="filled" to={paths.inquiry}>
        {receiptTexts.gone.write}
      </ButtonLink>
      <ButtonLink to={paths.home}>{common.home}</ButtonLink>
    </div>
  </>
)
