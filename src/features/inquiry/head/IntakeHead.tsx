import type { MouseEvent } from 'react'
import { inquiryPageTexts } from '#messages/inquiryPageTexts'
import { pageNames } from '#messages/pageNames'
import { type KnownIntake, shownState, useIntake } from '@/inquiries/intake'
import { intakeHeadline } from '@/inquiries/intakeHeadline'
import { listReceipts } from '@/inquiries/receiptStorage'
import { seoulMinute } from '@/posts/formatDate'
import { buttonClass } from '@/ui/Button'
import { DownIcon } from '@/ui/icons'
import { LetterBox } from '@/ui/LetterBox'
import { useBrowserValue } from '@/ui/useBrowserValue'
import { site } from '@content/site'
import { goToLetter, LETTER_PLACE_ID } from '../goToLetter'
import styles from './IntakeHead.module.scss'

/** The state of the intake: the heading in words, the owner's sentence, and the flag of the letter box. */
export function IntakeHead() {
  const { intake, isUncertain } = useIntake()
  return (
    <header className={styles.head}>
      <Headline intake={intake} />
      <div className={styles.lead}>
        {intake && <Note intake={intake} isUncertain={isUncertain} />}
        <Actions />
      </div>
      <LetterBox state={intake && shownState(intake)} name={site.postmark} named className={styles.box} />
    </header>
  )
}

function Headline({ intake }: { intake: KnownIntake | null }) {
  if (!intake) return <h1>{pageNames.inquiry}</h1>
  const { state, detail } = intakeHeadline(intake)
  return (
    <h1>
      {/* The space separates the lines in the heading's accessible name. */}
      <span>{state}</span>{' '}
      <span>
        {detail.before}
        {detail.em && <em>{detail.em}</em>}
        {detail.after}
      </span>
    </h1>
  )
}

function Note({ intake, isUncertain }: { intake: KnownIntake; isUncertain: boolean }) {
  const { note, opensOn, readAt } = intake
  const checkedAt = seoulMinute(readAt)
  const checked = checkedAt && <p className={styles.checked}>{inquiryPageTexts.checked(checkedAt)}</p>
  const isClosed = shownState(intake) === 'closed'
  const day = opensOn === null ? null : seoulMinute(`${opensOn}T00:00+09:00`)
  return (
    <>
      {(note || isClosed) && (
        <div className={styles.note}>
          {note && <p>{note}</p>}
          {isClosed && <p>{inquiryPageTexts.closedNote(day)}</p>}
        </div>
      )}
      {isUncertain ? checked : <noscript>{checked}</noscript>}
    </>
  )
}

function write(event: MouseEvent) {
  event.preventDefault()
  goToLetter()
}

/** Links to the letter, and to the receipts that this browser has. */
function Actions() {
  const receipts = useBrowserValue(() => listReceipts().length, 0)
  return (
    <p className={styles.actions} data-needs-script="">
      <a href={`#${LETTER_PLACE_ID}`} className={buttonClass({ variant: 'filled' })} onClick={write}>
        {inquiryPageTexts.write}
        <DownIcon />
      </a>
      {receipts > 0 && (
        <a href="#receipts" className={styles.mine}>
          <span>{inquiryPageTexts.mine(receipts)}</span>
        </a>
      )}
    </p>
  )
}
