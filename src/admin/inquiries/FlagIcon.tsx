import type { IntakeState } from '@/inquiries/intake'
import styles from './FlagIcon.module.scss'

const ANGLES: Readonly<Record<IntakeState, number>> = { open: 0, waitlist: 45, closed: 90 }

/** The flag of the letter box: up, half up or down. Decoration. */
export function FlagIcon({ state }: { state: IntakeState }) {
  return (
    <svg className={styles.flag} width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M7 15v7" stroke="currentColor" strokeWidth="2" />
      <g transform={`rotate(${ANGLES[state]} 7 15)`}>
        <path d="M7 15V3" stroke="currentColor" strokeWidth="2" />
        <path className={styles.cloth} d="M8 4h8v6H8z" stroke="currentColor" strokeWidth="1.5" />
      </g>
      <circle cx="7" cy="15" r="2" fill="currentColor" />
    </svg>
  )
}
