import { type RefObject, useEffect, useState } from 'react'
import { BACK_TO_TOP_AFTER_PX } from '@/config/constants'
import { classNames } from '@/lib/classNames'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import styles from './BackToTop.module.scss'
import { UpIcon } from './icons'

export interface BackToTopProps {
  visible: boolean
  onActivate: () => void
  /** `page` (default) is fixed to the screen, `container` to the nearest positioned ancestor. */
  place?: 'page' | 'container'
  /** Stands higher, off what lies in that corner: a bar at the page's foot, or the footer's last lines. */
  raised?: 'bar' | 'colophon' | undefined
  className?: string | undefined
}

/** A small sheet that leads back to the top; unseen, it takes neither pointer nor focus. */
export function BackToTop({ visible, onActivate, place = 'page', raised, className }: BackToTopProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[place], className)}
      data-visible={visible}
      data-raised={raised}
      data-world="paper"
      aria-label="맨 위로"
      onClick={onActivate}
    >
      <UpIcon />
      <span aria-hidden="true">맨 위</span>
    </button>
  )
}

/**
 * Back to top for an element with its own scroll, such as an open character's text: appears after 100 px
 * (specification §2). Put it beside the scrolling element, inside a positioned one.
 */
export function ContainerBackToTop({ container }: { container: RefObject<HTMLElement | null> }) {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const follow = () => setVisible(element.scrollTop > BACK_TO_TOP_AFTER_PX)
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [container])
  return (
    <BackToTop
      visible={visible}
      place="container"
      onActivate={() => {
        const calm = prefersReducedMotion()
        container.current?.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
        container.current?.focus({ preventScroll: true })
      }}
    />
  )
}
