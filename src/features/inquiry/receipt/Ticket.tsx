import { inquiryNames } from '#messages/inquiryNames'
import { receiptTexts } from '#messages/receiptTexts'
import { type Step, stepsOf } from '@/inquiries/receiptDays'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { toMinute } from '@/posts/formatDate'
import styles from './Ticket.module.scss'

/** The progress of an inquiry as a ticket that is punched at each step. */
export function Ticket({ receipt }: { receipt: Receipt }) {
  return (
    <ol className={styles.ticket} aria-label={receiptTexts.steps}>
      {stepsOf(receipt).map((step) => (
        <li
          key={step.state}
          data-progress={step.progress}
          aria-current={step.progress === 'current' ? 'step' : undefined}
        >
          {inquiryNames.states[step.state]} <Day step={step} />
        </li>
      ))}
    </ol>
  )
}

function Day({ step: { state, progress, at } }: { step: Step }) {
  if (at === null) return null
  const day = toMinute(at)
  return (
    <time dateTime={at}>
      {state === 'working' && progress === 'current' ? receiptTexts.since(day) : receiptTexts.shortDay(day)}
    </time>
  )
}

/** A ticket that is not known yet. `isLoading` adds the sheen. */
export const BlankTicket = ({ isLoading }: { isLoading: boolean }) => (
  <div className={styles.ticket} data-loading={isLoading} aria-hidden="true">
    {[1, 2, 3, 4].map((cell) => (
      <span key={cell} />
    ))}
  </div>
)
