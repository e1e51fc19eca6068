import { type RefObject, useEffect, useState } from 'react'
import { backToTop } from '#messages/backToTop'
import { BACK_TO_TOP_AFTER_PX } from '@/config/constants'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { classNames } from '@/lib/classNames'
import { UpIcon } from './icons'
import styles from './BackToTop.module.scss'

export interface BackToTopProps {
  visible: boolean
  onActivate: () => void
  /** `page` (default) is fixed to the viewport, `container` is placed in the nearest positioned ancestor. */
  position?: 'page' | 'container'
  /** Moves the button up, above a bar at the bottom of the page or the last lines of the footer. */
  raised?: 'bar' | 'colophon' | undefined
  className?: string | undefined
}

/** A button that scrolls back to the top. While invisible it takes neither pointer events nor focus. */
export function BackToTop({
  visible,
  onActivate,
  position: place = 'page',
  raised,
  className,
}: BackToTopProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[place], className)}
      data-visible={visible}
      data-raised={raised}
      data-theme="paper"
      aria-label={backToTop.name}
      onClick={onActivate}
    >
      <UpIcon />
      <span className={styles.label} data-label={backToTop.label} />
    </button>
  )
}

/**
 * Back to top for a scrolling element, such as a character's text; it appears after 100 px of scrolling. Render it as a sibling of
 * the scrolling element, inside a positioned parent.
 */
export function ContainerBackToTop({ container }: { container: RefObject<HTMLElement | null> }) {
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    const update = () => setVisible(element.scrollTop > BACK_TO_TOP_AFTER_PX)
    element.addEventListener('scroll', update, { passive: true })
    return () => element.removeEventListener('scroll', update)
  }, [container])
  return (
    <BackToTop
      visible={visible}
      position="container"
      onActivate={() => {
        const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
        container.current?.scrollTo({ top: 0, behavior })
        container.current?.focus({ preventScroll: true })
      }}
    />
  )
}
