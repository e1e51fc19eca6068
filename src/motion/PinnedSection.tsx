import type { FocusEvent, MouseEvent, ReactNode, RefObject } from 'react'
import type { World } from '@/config/worlds'
import { classNames } from '@/lib/classNames'
import { scrollPageTo } from './scrollPage'
import styles from './PinnedSection.module.scss'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties reach the stylesheet through the style object. */
    [property: `--${string}`]: string | number | undefined
  }
}

interface PinnedSectionProps {
  ref: RefObject<HTMLElement | null>
  id: string
  /** Length of the pin in viewport heights; counts only while motion runs. */
  screens: number
  /** The ground: sets `data-world`. */
  world: World
  /** `id` of the element that names the section. */
  labelledBy: string
  /** Sets `data-state`. */
  state?: string
  /** Where a keyboard visitor may jump past the pin. */
  skipTo: { id: string; label: string }
  /** Share (0–1) of the pin at which a jump to this section arrives; default its first moment. */
  arriveAt?: number
  className?: string | undefined
  stageClassName?: string | undefined
  children: ReactNode
}

/** The scroll position (px) of a share (0–1) of a pinned section; without motion its top. */
function positionOf(section: HTMLElement, share: number): number {
  const { top, height } = section.getBoundingClientRect()
  const length = 'pinned' in section.dataset ? height - window.innerHeight : 0
  return top + window.scrollY + share * length
}

/** Moves the view and the focus to a section, gliding for `durationMs`, without touching the address. */
export function jumpToSection(id: string, durationMs = 0) {
  const target = document.getElementById(id)
  if (!target) return
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
  scrollPageTo(positionOf(target, Number(target.dataset['arriveAt'] ?? 0)), durationMs)
}

function skip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  jumpToSection(event.currentTarget.hash.slice(1))
}

/**
 * Keyboard focus on something that isn't on turn brings its moment: `data-pin-at` holds its share (0–1) of the pin. A
 * pressed pointer focuses too, but what it presses must not move away under it.
 */
function showFocused(event: FocusEvent<HTMLElement>) {
  if (!event.target.matches(':focus-visible')) return
  const root = event.currentTarget
  const moment = event.target.closest<HTMLElement>('[data-pin-at]')?.dataset['pinAt']
  if (moment === undefined || !('pinned' in root.dataset)) return
  scrollPageTo(positionOf(root, Number(moment)))
}

/**
 * A section that stays in view while the visitor scrolls `screens` viewport heights. The section itself is the
 * spacer and its stage sticks (CSS `position: sticky`): no element changes its parent, and resize, rotation, zoom
 * and jumps need no script. Without motion (reduced, library missing) it is an ordinary section of its own height.
 */
export function PinnedSection(props: PinnedSectionProps) {
  const {
    ref,
    id,
    screens,
    world,
    labelledBy,
    state,
    skipTo,
    arriveAt,
    className,
    stageClassName,
    children,
  } = props
  return (
    // The section listens to the focus of what it holds; it is no control itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      id={id}
      className={classNames(styles.section, className)}
      style={{ '--pin-screens': screens }}
      data-world={world}
      data-state={state}
      data-arrive-at={arriveAt}
      aria-labelledby={labelledBy}
      onFocus={showFocused}
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
