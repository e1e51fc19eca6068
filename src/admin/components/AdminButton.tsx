import type { ComponentProps } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './AdminButton.module.scss'

/** `filled`: the page's primary action. `warn`: leads to a deletion. `danger`: deletes or overwrites. */
export type AdminButtonLook = 'outline' | 'filled' | 'warn' | 'danger' | 'ghost' | 'icon' | 'icon-warn'

/** Returns the class of a button, for links that look like one. */
export function adminButtonClass(look: AdminButtonLook = 'outline', ...more: (string | undefined)[]) {
  return classNames(styles.button, styles[look], ...more)
}

interface Props extends ComponentProps<'button'> {
  look?: AdminButtonLook
}

/** An admin button, 44 px high. The default `type` is `button`. */
export function AdminButton({ look = 'outline', className, type = 'button', ...props }: Props) {
  return <button type={type} className={adminButtonClass(look, className)} {...props} />
}
