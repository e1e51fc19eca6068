import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { sentTexts } from '#messages/sentTexts'
import { below } from '@/config/breakpoints'
import { receiptRoute, receiptUrl } from '@/inquiries/receiptLink'
import { keepReceipt, type KeptReceipt, useReceiptsPersist } from '@/inquiries/receiptStorage'
import { readReceipt, type Receipt } from '@/inquiries/visitorInquiries'
import { focusHeading } from '@/lib/browser/focusHeading'
import { matchesMedia } from '@/lib/browser/mediaQuery'
import { ArrowIcon } from '@/ui/icons'
import { site } from '@content/site'
import type { LetterDraft } from '../letterStore'
import { CancelledStamp } from '../receipt/CancelledStamp'
import { LinkIcon } from '../receipt/icons'
import { ReceiptButtons } from '../receipt/ReceiptButtons'
import { PaperReceipt } from './PaperReceipt'
import styles from './Sent.module.scss'

interface Props {
  token: string
  receipt: KeptReceipt
  /** The letter as it was sent. */
  letter: LetterDraft
}

/** Returns the receipt of a letter that was just sent, as far as this page knows it. */
function firstReceipt({ receipt, letter }: Omit<Props, 'token'>): Receipt {
  const { kind, commission, sentAt } = receipt
  return {
    kind,
    state: 'received',
    name: letter.name.trim(),
    contact: letter.contact.trim() || null,
    text: letter.text.trim(),
    links: letter.links.split('\n').flatMap((line) => line.trim() || []),
    budget: letter.budget.trim() || null,
    wantedOn: letter.wantedOn || null,
    promisedOn: null,
    createdAt: sentAt,
    updatedAt: sentAt,
    commission:
      commission && letter.commission !== null ? { id: letter.commission, title: commission.title } : null,
    about: null,
    aboutIsPublic: false,
    before: null,
    messages: [],
  }
}

/** Reads the receipt once: the database knows the work and the place in the queue. A failure leaves what this page knows. */
function useSentReceipt({ token, receipt, letter }: Props): Receipt {
  const [read, setRead] = useState<Receipt | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    readReceipt(token, controller.signal).then(setRead, () => undefined)
    return () => controller.abort()
  }, [token])
  return read ?? firstReceipt({ receipt, letter })
}

/** Replaces the inquiry page after a letter was sent: the address of its receipt, and the receipt on paper. Keeps the receipt. */
export function Sent(props: Props) {
  const { token, receipt: kept } = props
  const receipt = useSentReceipt(props)
  const heading = useRef<HTMLHeadingElement>(null)
  const isKept = useReceiptsPersist()
  useEffect(() => void keepReceipt(kept), [kept])
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading(heading.current)
  }, [])
  const { before, em, after } = sentTexts.keepIt
  return (
    <article className={styles.sent} data-testid="inquiry-sent">
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {sentTexts.title}
        </h1>
        <p className={styles.keepIt}>
          {before}
          <b>{em}</b>
          {after}
        </p>
        <Address token={token} />
        <ReceiptButtons token={token} receipt={receipt} copyFirst />
        <div className={styles.foot}>
          <p>{isKept ? sentTexts.kept : sentTexts.notKept}</p>
          <Link to={receiptRoute(token)}>
            {sentTexts.open} <ArrowIcon />
          </Link>
        </div>
      </div>
      <div className={styles.papers}>
        <PaperReceipt receipt={receipt} />
        <Envelope receipt={receipt} />
      </div>
    </article>
  )
}

/** The shut envelope. Decoration. */
function Envelope({ receipt: { commission } }: { receipt: Receipt }) {
  return (
    <div className={styles.envelope} aria-hidden="true">
      {commission && <CancelledStamp commission={commission} className={styles.stamp} />}
      <p className={styles.to}>
        {sentTexts.addressee}
        <b>
          {site.owner.name} <small>{sentTexts.toSuffix}</small>
        </b>
      </p>
    </div>
  )
}

/** The address of the receipt, selected as soon as it has the focus. A narrow field shows its end, which is the token. */
function Address({ token }: { token: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && matchesMedia(below('desktop'))) field.current.scrollLeft = field.current.scrollWidth
  }, [])
  return (
    <p className={styles.address}>
      <LinkIcon />
      <input
        ref={field}
        readOnly
        value={receiptUrl(token)}
        aria-label={sentTexts.address}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </p>
  )
}
