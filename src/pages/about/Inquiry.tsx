import { inquiryPageTexts } from '#messages/inquiryPageTexts'
import { inquiryPage } from '@/content/menuEntries'
import { InquiryPage } from '@/features/inquiry/InquiryPage'
import { SentInstead } from '@/features/inquiry/letter/SentInstead'
import type { PageFrame } from '@/stores/pageFrame'
import { PageHead } from '@/ui/PageHead'

export const frame: PageFrame = { theme: 'paper', showsIntake: true }

/** The state of the intake, the kinds of commission, the terms and the letter. */
export default function Inquiry() {
  const { name, line, path } = inquiryPage
  return (
    <>
      <PageHead title={name} description={inquiryPageTexts.description(line ?? '')} path={path} />
      <SentInstead>
        <InquiryPage />
      </SentInstead>
    </>
  )
}
