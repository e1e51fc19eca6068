import { Link } from 'react-router-dom'
import { detailTexts } from '#messages/detailTexts'
import { paths } from '@/config/paths'
import { takesInquiries } from '@/inquiries/intake'
import { classNames } from '@/lib/classNames'
import styles from './InquiryLink.module.scss'

interface InquiryLinkProps {
  /** Key of the work: see `cardId` and `serialWorkKey`. */
  work: string
  className?: string | undefined
}

/** Links to the letter about a work. Renders nothing on a site without inquiries. */
export function InquiryLink({ work, className }: InquiryLinkProps) {
  if (!takesInquiries) return null
  return (
    <Link to={paths.inquiryAbout(work)} className={classNames(styles.link, className)}>
      {detailTexts.inquire}
    </Link>
  )
}
