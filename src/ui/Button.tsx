import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/classNames'
import styles from './Button.module.scss'

interface Look {
  /** `filled` inverts text and background colours; `outline` is the default. */
  variant?: 'filled' | 'outline' | 'danger'
  size?: 'regular' | 'small'
  /** Icon after the label. */
  icon?: ReactNode
}

/** Returns the classes of a button, for elements other than the ones below. */
export function buttonClass({ variant = 'outline', size = 'regular' }: Look, className?: string) {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, className)
}

/** A button of the public site, in the colours of its theme. `type` defaults to `button`. */
export function Button({
  variant,
  size,
  icon,
  className,
  children,
  type = 'button',
  ...props
}: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      {...props}
    >
      {children}
      {icon}
    </button>
  )
}

/** A router link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...props
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      {...props}
    >
      {children}
      {icon}
    </Link>
  )
}
