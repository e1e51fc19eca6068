import type { ReactNode } from 'react'
import { common } from '#messages/common'
import { OutIcon } from '@/ui/icons'

interface ExternalLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link to another site. Opens a new window and announces that to screen readers. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <OutIcon />
      <span className="visually-hidden">{common.newTab}</span>
    </a>
  )
}
