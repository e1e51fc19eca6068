import { dates } from '#messages/dates'
import { receiptTexts } from '#messages/receiptTexts'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { WorkAbout } from './WorkAbout'
import styles from './Conversation.module.scss'

function formatDay(iso: string): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return dates.day({ year, month, day })
}

/** The letter besides its text: contact, budget, day, links and the work. Links are text. */
export function LetterFacts({ receipt }: { receipt: Receipt }) {
  const { contact, budget, wantedOn, links, about, aboutIsPublic } = receipt
  const facts: [string, string | null][] = [
    [receiptTexts.contact, contact],
    [receiptTexts.budget, budget],
    [receiptTexts.wantedOn, wantedOn && formatDay(wantedOn)],
    [receiptTexts.links, links.join('\n') || null],
  ]
  const shown = facts.filter(([, value]) => value !== null)
  return (
    <>
      {shown.length > 0 && (
        <dl className={styles.facts}>
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {about && <WorkAbout about={about} isPublic={aboutIsPublic} />}
    </>
  )
}
