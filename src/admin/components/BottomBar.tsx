import { type ReactNode, useRef, type RefObject, useEffect } from 'react'
import { desk } from '#messages/admin/desk'
import styles from './BottomBar.module.scss'

const HEIGHT_PROPERTY = '--bottom-bar'

/** Sets `--bottom-bar` to the bar's height. Toasts appear above it, and focused fields are scrolled clear of it. */
function useBottomBarHeight(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty(HEIGHT_PROPERTY, `${Math.ceil(entry.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT_PROPERTY)
    }
  }, [bar])
}

interface Props {
  inert?: boolean
  /** Shows the note on narrow screens as well. */
  alwaysShowNote?: boolean
  /** Replaces the note while saving, also on narrow screens, and announces it to screen readers. */
  saving?: boolean
  /** The current state. */
  note: string
  /** The last error. */
  failure: string | null
  /** Further messages. */
  messages?: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** The sticky bar at the bottom of a page: state, errors and buttons. */
export function BottomBar({
  inert = false,
  alwaysShowNote = false,
  saving,
  note,
  failure,
  messages,
  children,
}: Props) {
  const bar = useRef<HTMLElement>(null)
  useBottomBarHeight(bar)
  return (
    <footer ref={bar} className={styles.bar} inert={inert}>
      <div className={styles.words} data-always={alwaysShowNote || saving || undefined}>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {messages}
        <p className={styles.note}>{saving ? desk.saving : note}</p>
      </div>
      {saving !== undefined && (
        <p role="status" className="visually-hidden">
          {saving && desk.saving}
        </p>
      )}
      <div className={styles.buttons}>{children}</div>
    </footer>
  )
}
