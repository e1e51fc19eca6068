import type { ReactNode } from 'react'
import { OutIcon } from '@/ui/icons'

interface OutsideLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link that leaves the site in a new window, and says so. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <OutIcon />
      <span className="visually-hidden">새 창에서 열림</span>
    </a>
  )
}
