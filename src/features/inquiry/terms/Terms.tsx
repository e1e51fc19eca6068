import { inquiryPageTexts } from '#messages/inquiryPageTexts'
import { INQUIRY_KEPT_DAYS, SPAM_KEPT_DAYS } from '@/config/constants'
import { inquiry } from '@content/inquiry'
import { site } from '@content/site'
import styles from './Terms.module.scss'

/** The owner's terms, and what happens to the personal data of a letter. */
export function Terms() {
  const { terms, privacy, privacyParts, erasing, erasingText } = inquiryPageTexts
  const kept = { endedDays: INQUIRY_KEPT_DAYS, spamDays: SPAM_KEPT_DAYS }
  return (
    <section className={styles.terms} aria-labelledby="terms">
      <h2 id="terms">{terms}</h2>
      <dl>
        {inquiry.terms.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.privacy} aria-labelledby="privacy">
        <h3 id="privacy" tabIndex={-1}>
          {privacy}
        </h3>
        <dl>
          {privacyParts(kept).map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>{erasing}</dt>
            <dd>
              {erasingText.before}
              <a href={`mailto:${site.owner.email}`}>{site.owner.email}</a>
              {erasingText.after}
            </dd>
          </div>
        </dl>
      </section>
    </section>
  )
}
