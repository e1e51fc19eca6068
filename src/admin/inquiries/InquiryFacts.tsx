import type { ReactNode } from 'react'
import { inquiry as words } from '#messages/admin/inquiry'
import { INQUIRY_KEPT_DAYS } from '@/config/constants'
import { erasedAt } from '@/inquiries/erasure'
import type { Inquiry } from '@/inquiries/ownerInquiries'
import { formatDate } from '@/posts/formatDate'
import { copyText } from '@/ui/copyText'
import { AboutWork } from './AboutWork'
import styles from './InquiryFacts.module.scss'

/** The facts beside the letter, the day on which everything is erased, and the work that it is about. */
export function InquiryFacts({ inquiry }: { inquiry: Inquiry }) {
  const { contact, budget, wantedOn, about } = inquiry
  const erased = erasedAt(inquiry)
  return (
    <section className={styles.card} aria-label={words.facts.title}>
      <dl>
        <Fact name={words.facts.contact} value={contact}>
          {contact !== null && <CopyContact contact={contact} />}
        </Fact>
        <Fact name={words.facts.budget} value={budget} />
        <Fact name={words.facts.wantedOn} value={wantedOn && formatDate(wantedOn)} />
        <Fact
          name={words.facts.erasedOn}
          value={erased === null ? words.facts.afterEnd(INQUIRY_KEPT_DAYS) : formatDate(erased)}
        />
      </dl>
      {about && <AboutWork key={about.key} about={about} />}
    </section>
  )
}

function Fact({ name, value, children }: { name: string; value: string | null; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto" data-none={value === null || undefined}>
        {value ?? words.facts.none}
      </dd>
      {children && <dd className={styles.action}>{children}</dd>}
    </div>
  )
}

function CopyContact({ contact }: { contact: string }) {
  const { copied, notCopied, copy, copyContact } = words.facts
  return (
    <button
      type="button"
      aria-label={copyContact}
      onClick={() => void copyText(contact, { copied, failed: notCopied(contact) })}
    >
      {copy}
    </button>
  )
}
