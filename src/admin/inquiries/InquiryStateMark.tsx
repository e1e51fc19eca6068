import { inquiries as words } from '#messages/admin/inquiries'
import type { InquiryState } from '@/inquiries/letter'
import styles from './InquiryStateMark.module.scss'

/** The state of an inquiry as a sign and a word. */
export function InquiryStateMark({ state }: { state: InquiryState }) {
  return (
    <span className={styles.mark} data-state={state}>
      {words.states[state]}
    </span>
  )
}
