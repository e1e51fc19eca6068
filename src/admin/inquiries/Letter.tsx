import { inquiry as words } from '#messages/admin/inquiry'
import { common } from '#messages/common'
import type { InquiryMessage } from '@/inquiries/letter'
import type { Inquiry } from '@/inquiries/ownerInquiries'
import { parseUrl } from '@/lib/parseUrl'
import { LinkIcon, SiteIcon } from '../components/icons'
import { formatSeoulDateTime } from '../components/seoulTime'
import styles from './Letter.module.scss'

/** A letter as it was typed, with its links and the conversation. Everything in it is text. */
export function Letter({ inquiry: { name, text, links, messages } }: { inquiry: Inquiry }) {
  return (
    <>
      <section className={styles.sheet} aria-label={words.letter}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map((link, index) => (
              // The same link may be there twice, and the links of a letter never change.
              <li key={index}>
                <LinkIcon />
                <span className={styles.address}>{link}</span>
                <OpenLink link={link} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {messages.length > 0 && (
        <ol className={styles.conversation} aria-label={words.conversation}>
          {messages.map((message, index) => (
            <Message key={index} message={message} sender={name} />
          ))}
        </ol>
      )}
    </>
  )
}

/** Opens a link in a new tab, which learns nothing about this page. Other addresses than https stay text. */
function OpenLink({ link }: { link: string }) {
  if (parseUrl(link)?.protocol !== 'https:') return null
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer noopener"
      className={styles.open}
      aria-label={`${words.open} ${link}, ${common.newTab}`}
    >
      {words.open} <SiteIcon />
    </a>
  )
}

function Message({ message, sender }: { message: InquiryMessage; sender: string }) {
  const { author, text, createdAt } = message
  return (
    <li data-author={author}>
      <b dir="auto">{author === 'owner' ? words.me : sender}</b>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <time dateTime={createdAt}>{formatSeoulDateTime(createdAt)}</time>
    </li>
  )
}
