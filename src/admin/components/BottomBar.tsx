import { type ReactNode, useRef, type RefObject, useEffect } from 'react'
import styles from './BottomBar.module.scss'

const HEIGHT = '--bottom-bar'

/**
 * Tells the page how high a bar at its foot is, as `--bottom-bar`: toasts appear above it, and fields that take the
 * focus are scrolled clear of it.
 */
function useBottomBar(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      if (entry) style.setProperty(HEIGHT, `${Math.ceil(entry.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [bar])
}

const SAVING = '저장하는 중…'

interface Props {
  inert?: boolean
  /** Whether narrow screens show the note, too. */
  always?: boolean
  /** Whether it is being saved: said in place of the note, on narrow screens and to screen readers, too. */
  saving?: boolean
  /** How the work stands, while nothing is wrong. */
  note: string
  /** What went wrong. */
  failure: string | null
  /** More that is to be said. */
  words?: ReactNode
  /** What can be done. */
  children: ReactNode
}

/** The foot of a page where something is saved: how it stands, what went wrong, what can be done. */
export function BottomBar({ inert = false, always = false, saving, note, failure, words, children }: Props) {
  const bar = useRef<HTMLElement>(null)
  useBottomBar(bar)
  return (
    <footer ref={bar} className={styles.bar} inert={inert}>
      <div className={styles.words} data-always={always || saving || undefined}>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {words}
        <p className={styles.note}>{saving ? SAVING : note}</p>
      </div>
      {saving !== undefined && (
        <p role="status" className="visually-hidden">
          {saving && SAVING}
        </p>
      )}
      <div className={styles.buttons}>{children}</div>
    </footer>
  )
}
