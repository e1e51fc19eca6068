import { classNames } from '@/lib/classNames'
import styles from './Logo.module.scss'

/** The site's logo in the current text colour. It has no accessible name: give the surrounding link one. */
export function Logo({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.logo, className)} aria-hidden="true" />
}
