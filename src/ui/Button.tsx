import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/classNames'
import styles from './Button.module.scss'

interface Look {
  /** `filled` is ink on the world's ground turned round; `outline` (default) is a drawn line. */
  variant?: 'filled' | 'outline' | 'danger'
  size?: 'regular' | 'small'
  /** A sign after the words. */
  icon?: ReactNode
}

/** The look of a button for an element that is none of those below. */
export function buttonClass({ variant = 'outline', size = 'regular' }: Look, className?: string) {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, className)
}

/** A button in the colours of the world it stands in; `type="button"` unless told otherwise. */
export function Button({
  variant,
  size,
  icon,
  className,
  children,
  type = 'button',
  ...props
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
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

/** A link within the site that looks like a button. */
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
