import { classNames } from '@/lib/classNames'
import styles from './IntakeFlag.module.scss'

interface Props {
  state: 'open' | 'waitlist' | 'closed'
  /** Width and height in px. */
  size?: number
  className?: string | undefined
}

/** The letter box's flag beside a line of text that says the same: up, half up or down. Hidden from assistive technology. */
export function IntakeFlag({ state, size = 20, className }: Props) {
  return (
    <svg
      className={classNames(styles.flag, className)}
      width={size}
      height={size}
      viewBox="0 0 26 26"
      data-flag={state}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M5 16v9" />
      <g>
        <path d="M5 2.4h10.4v6.8H5z" />
        <path d="M5 16V2.4" />
      </g>
      <circle cx="5" cy="16" r="2.4" />
    </svg>
  )
}
