import { useEffect } from 'react'
import { inquiryPageTexts } from '#messages/inquiryPageTexts'
import { env } from '@/config/env'
import { watchIntake } from '@/inquiries/readIntake'
import { site } from '@content/site'
import { LETTER_PLACE_ID } from './goToLetter'
import { IntakeHead } from './head/IntakeHead'
import { IntakeNews } from './head/IntakeNews'
import { Letter } from './letter/Letter'
import { MyInquiries } from './receipt/MyInquiries'
import { StampSheet } from './stamps/StampSheet'
import { Terms } from './terms/Terms'
import styles from './InquiryPage.module.scss'

/** The inquiry page. Its heading and flag follow the intake while it is open. */
export function InquiryPage() {
  const hasBackend = env.backend.kind !== 'none'
  useEffect(() => (hasBackend ? watchIntake() : undefined), [hasBackend])
  return (
    <article className={styles.page} data-testid="inquiry-page">
      <IntakeHead />
      <IntakeNews />
      <StampSheet />
      <Terms />
      <div id={LETTER_PLACE_ID}>
        {hasBackend ? (
          <>
            <noscript>
              <ByMail />
            </noscript>
            <div data-needs-script="">
              <Letter />
              <MyInquiries />
            </div>
          </>
        ) : (
          <ByMail />
        )}
      </div>
    </article>
  )
}

/** The owner's address, where nothing can take the letter. */
function ByMail() {
  const { email } = site.owner
  return (
    <section className={styles.mail} aria-labelledby="by-mail">
      <h2 id="by-mail">{inquiryPageTexts.byMail}</h2>
      <a href={`mailto:${email}`}>{email}</a>
    </section>
  )
}
