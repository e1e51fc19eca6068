import { pageNames } from '#messages/pageNames'
import { shownState, useIntake } from '@/inquiries/intake'
import { intakeHeadline } from '@/inquiries/intakeHeadline'

/** The inquiry page. */
export function InquiryPage() {
  const { intake } = useIntake()
  const headline = intake && intakeHeadline(intake)
  return (
    <article data-testid="inquiry-page" data-state={intake ? shownState(intake) : undefined}>
      <h1>{headline ? headline.state : pageNames.inquiry}</h1>
    </article>
  )
}
