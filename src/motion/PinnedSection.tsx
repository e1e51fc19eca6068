import type { FocusEvent, MouseEvent, ReactNode, RefObject } from 'react'
import type { Theme } from '@/config/themes'
import { classNames } from '@/lib/classNames'
import { scrollPageTo } from './scrollPage'
import styles from './PinnedSection.module.scss'

declare module 'react' {
  interface CSSProperties {
    /** Allows custom properties in `style`. */
    [property: `--${string}`]: string | number | undefined
  }
}

interface PinnedSectionProps {
  ref: RefObject<HTMLElement | null>
  id: string
  /** Length of the pin in viewport heights; ignored while the section is not pinned. */
  screens: number
  /** Colour theme of the section: sets `data-theme`. */
  theme: Theme
  /** `id` of the element that labels the section. */
  labelledBy: string
  /** Sets `data-state`. */
  state?: string
  /** Target of the skip link for keyboard users. */
  skipTo: { id: string; label: string }
  /** Progress (0–1) of the pin to which jumps to this section scroll. Default: 0. */
  arriveAt?: number
  className?: string | undefined
  stageClassName?: string | undefined
  children: ReactNode
}

/** Returns the scroll position (px) of a progress (0–1) of a pinned section, or the section's top if it is not pinned. */
function scrollPositionOf(section: HTMLElement, progress: number): number {
  const { top, height } = section.getBoundingClientRect()
  const length = 'pinned' in section.dataset ? height - window.innerHeight : 0
  return top + window.scrollY + progress * length
}

/** Scrolls to a section in `durationMs` and focuses it, without changing the URL. */
export function jumpToSection(id: string, durationMs = 0) {
  const target = document.getElementById(id)
  if (!target) return
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
  scrollPageTo(scrollPositionOf(target, Number(target.dataset['arriveAt'] ?? 0)), durationMs)
}

function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  jumpToSection(event.currentTarget.hash.slice(1))
}

/**
 * Scrolls to the progress (0–1) in the nearest `data-pin-at` when an element is focused by keyboard, because it may be
 * invisible at the current progress. Pointer focus is ignored: the element must not move away from under the pointer.
 */
function scrollToFocused(event: FocusEvent<HTMLElement>) {
  if (!event.target.matches(':focus-visible')) return
  const root = event.currentTarget
  const progress = event.target.closest<HTMLElement>('[data-pin-at]')?.dataset['pinAt']
  if (progress === undefined || !('pinned' in root.dataset)) return
  scrollPageTo(scrollPositionOf(root, Number(progress)))
}

/**
 * A section whose stage stays in view while the visitor scrolls `screens` viewport heights. The section is the spacer and
 * the stage uses `position: sticky`, so pinning never reparents an element, and resize, rotation, zoom and jumps need no
 * script. With reduced motion, or without the animation library, it is an ordinary section with its natural height.
 */
export function PinnedSection(props: PinnedSectionProps) {
  const {
    ref,
    id,
    screens,
    theme,
    labelledBy,
    state,
    skipTo,
    arriveAt,
    className,
    stageClassName,
    children,
  } = props
  return (
    // The handler is for focus events that bubble from descendants; the section itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      id={id}
      className={classNames(styles.section, className)}
      style={{ '--pin-screens': screens }}
      data-theme={theme}
      data-state={state}
      data-arrive-at={arriveAt}
      aria-labelledby={labelledBy}
      onFocus={scrollToFocused}
    >
      <div className={classNames(styles.stage, stageClassName)}>
        <a className={styles.skip} href={`#${skipTo.id}`} data-pin-at={arriveAt ?? 0} onClick={skip}>
          {skipTo.label}
        </a>
        {children}
      </div>
    </section>
  )
}
