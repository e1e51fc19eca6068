import { classNames } from '@/lib/classNames'
import styles from './Logo.module.scss'

/** The site's lettering in the text's colour. It is a picture without a name: name the link around it. */
export function Logo({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.logo, className)} aria-hidden="true" />
}
