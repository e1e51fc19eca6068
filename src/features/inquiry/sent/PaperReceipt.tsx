import { dates } from '#messages/dates'
import { inquiryNames } from '#messages/inquiryNames'
import { receiptTexts } from '#messages/receiptTexts'
import { erasedAfter } from '@/inquiries/erasure'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { toMinute } from '@/posts/formatDate'
import { Logo } from '@/ui/Logo'
import { site } from '@content/site'
import { subjectOf } from '../receipt/receiptWords'
import { WorkAbout } from '../receipt/WorkAbout'
import '@/styles/fonts/reading.css'
import styles from './PaperReceipt.module.scss'

/** Letters of the inquiry's text that the receipt quotes. */
const QUOTED_LETTERS = 52

function quote(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' '))
  return letters.length > QUOTED_LETTERS ? `${letters.slice(0, QUOTED_LETTERS).join('')}…` : letters.join('')
}

function rowsOf(receipt: Receipt): [string, string][] {
  const { rows } = receiptTexts
  const { before } = receipt
  const rowsBefore: [string, string][] = before ? [[rows.order, receiptTexts.order(before)]] : []
  return [
    [rows.state, inquiryNames.states[receipt.state]],
    [rows.subject, subjectOf(receipt)],
    [rows.sender, receipt.name],
    [rows.receivedAt, receiptTexts.minute(toMinute(receipt.createdAt))],
    ...rowsBefore,
    [rows.erasedOn, dates.day(toMinute(erasedAfter(receipt.updatedAt)))],
  ]
}

/** The receipt on paper, with the stamp of the day. */
export function PaperReceipt({ receipt }: { receipt: Receipt }) {
  return (
    <section className={styles.receipt} aria-label={receiptTexts.title}>
      <DateStamp iso={receipt.createdAt} />
      <div className={styles.paper}>
        <div className={styles.head}>
          <h2>{receiptTexts.title}</h2>
          <Logo className={styles.logo} />
        </div>
        <dl>
          {rowsOf(receipt).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.tear} />
        {receipt.about && <WorkAbout about={receipt.about} isPublic={receipt.aboutIsPublic} />}
        <p className={styles.quote}>{quote(receipt.text)}</p>
      </div>
    </section>
  )
}

/** The stamp with day and time. Decoration: a row says the same. */
function DateStamp({ iso }: { iso: string }) {
  const time = toMinute(iso)
  return (
    <svg className={styles.date} viewBox="0 0 132 132" aria-hidden="true">
      <circle cx="66" cy="66" r="62" />
      <circle cx="66" cy="66" r="42" />
      <path d="M26 52h80M26 80h80" />
      <text x="66" y="73" fontSize="20">
        {receiptTexts.stampDay(time)}
      </text>
      <text x="66" y="45" fontSize="14">
        {site.postmark}
      </text>
      <text x="66" y="98" fontSize="14">
        {receiptTexts.stampTime(time)}
      </text>
    </svg>
  )
}
