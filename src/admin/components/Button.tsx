import type { ComponentProps } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Button.module.scss'

/** `filled` is the page's one main act, `warn` leads to a deletion, `danger` is one. */
export type ButtonLook = 'outline' | 'filled' | 'warn' | 'danger' | 'ghost' | 'icon' | 'icon-warn'

/** The class of an admin button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'outline', ...more: (string | undefined)[]) {
  return classNames(styles.button, styles[look], ...more)
}

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook
}

/** A button of the admin, 44 px high; `type="button"` unless told otherwise. */
export function Button({ look = 'outline', className, type = 'button', ...props }: Props) {
  return <button type={type} className={buttonClass(look, className)} {...props} />
}
