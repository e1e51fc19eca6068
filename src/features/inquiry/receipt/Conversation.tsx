import { Fragment, useId, useRef, useState } from 'react'
import { receiptTexts } from '#messages/receiptTexts'
import { RECEIPT_SHOWN_TEXTS } from '@/config/constants'
import type { InquiryMessage } from '@/inquiries/letter'
import type { Receipt } from '@/inquiries/visitorInquiries'
import { toMinute } from '@/posts/formatDate'
import { profile } from '@content/profile'
import { site } from '@content/site'
import { ClipIcon } from './icons'
import { LetterFacts } from './LetterFacts'
import '@/styles/fonts/reading.css'
import styles from './Conversation.module.scss'

/** The letter and all that was written since, oldest first. The oldest ones of a long conversation are folded, except on paper. */
export function Conversation({ receipt }: { receipt: Receipt }) {
  const { text, createdAt, messages } = receipt
  const slips: InquiryMessage[] = [{ author: 'sender', text, createdAt }, ...messages]
  const [known] = useState(slips.length)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const folded = isUnfolded ? 0 : Math.max(0, slips.length - RECEIPT_SHOWN_TEXTS)
  const list = useRef<HTMLOListElement>(null)
  const id = useId()
  return (
    <section className={styles.conversation}>
      <ClipIcon className={styles.clip} />
      {folded > 0 && (
        <button
          type="button"
          className={styles.unfold}
          aria-controls={id}
          aria-expanded="false"
          onClick={() => {
            setIsUnfolded(true)
            list.current?.focus()
          }}
        >
          {receiptTexts.unfold(folded)}
        </button>
      )}
      <ol ref={list} id={id} aria-label={receiptTexts.conversation} tabIndex={-1}>
        {slips.map((slip, index) => (
          <li
            key={`${slip.createdAt} ${index}`}
            className={styles.slip}
            data-author={slip.author}
            data-new={index >= known ? '' : undefined}
            hidden={index < folded}
          >
            <SlipHead slip={slip} name={receipt.name} />
            <Text text={slip.text} />
            {index === 0 && <LetterFacts receipt={receipt} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function SlipHead({ slip: { author, createdAt }, name }: { slip: InquiryMessage; name: string }) {
  return (
    <p className={styles.head}>
      {author === 'owner' && <Seal />}
      <b>{author === 'owner' ? site.owner.name : name}</b>{' '}
      <time dateTime={createdAt}>{receiptTexts.shortMinute(toMinute(createdAt))}</time>
    </p>
  )
}

const LINK = /(https:\/\/[^\s<>"']+)/

/** A text as it was typed. Its links open in another tab. */
export function Text({ text }: { text: string }) {
  return (
    <p className={styles.text}>
      {text.split(LINK).map((part, index) => (
        <Fragment key={index}>
          {index % 2 === 1 ? (
            <a href={part} target="_blank" rel="noreferrer noopener nofollow">
              {part}
            </a>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </p>
  )
}

/** The owner's seal. Decoration: the name stands beside it. */
function Seal() {
  return (
    <svg className={styles.seal} viewBox="0 0 46 46" aria-hidden="true">
      <rect x="1" y="1" width="44" height="44" rx="4" />
      {profile.seal.map((syllable, index) => (
        <text key={index} x={index % 2 === 0 ? 14 : 32} y={index < 2 ? 20 : 38}>
          {syllable}
        </text>
      ))}
    </svg>
  )
}
