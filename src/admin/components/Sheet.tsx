import { type ReactNode, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '@/lib/classNames'
import { useScrollLock } from '@/stores/useScrollLock'
import { Dialog } from '@/ui/Dialog'
import styles from './Sheet.module.scss'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  /** Makes it an `alertdialog`: what is at stake, read aloud with the title. */
  alert?: string
  /** May set the custom properties that `Sheet.module.scss` names. */
  className?: string | undefined
  /** Comes from the foot of a phone's screen, over its whole width. */
  fromFoot?: boolean
  children: ReactNode
}

/**
 * The desk's dialog: a sheet above the dimmed page, under a title that names it. It stands outside of whatever opens it,
 * for its form may not stand in the editor's.
 */
export function Sheet({ open, title, onClose, alert, className, fromFoot, children }: Props) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(open)
  if (open && !asked) setAsked(true)
  // While it fades out it still says what it said, and does nothing any more.
  const [said, setSaid] = useState({ title, children })
  if (open && (said.title !== title || said.children !== children)) setSaid({ title, children })
  useScrollLock(`dialog:${id}`, open)
  if (!asked) return null
  function tellPresence(present: boolean) {
    if (!present) sheet.current?.closest('dialog')?.addEventListener('close', keepFocus, { once: true })
  }
  return createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      {...(alert !== undefined && { role: 'alertdialog', describedBy: `${id}-text` })}
      className={classNames(styles.layer, fromFoot && styles.fromFoot)}
      panelClassName={classNames(styles.panel, className)}
      onPresence={tellPresence}
    >
      <div ref={sheet} className={styles.sheet} data-world="admin" inert={!open}>
        <h2 id={id} className={styles.title}>
          {said.title}
        </h2>
        {alert !== undefined && <p id={`${id}-text`}>{alert}</p>}
        {said.children}
      </div>
    </Dialog>,
    document.body,
  )
}

/** What opened it may be gone, as another sheet that asked first, or a menu: then the page has the focus, not nothing. */
function keepFocus() {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

/** The row of answers at its foot. */
Sheet.Buttons = function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
