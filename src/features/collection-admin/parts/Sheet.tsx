import { type ReactNode, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '@/lib/classNames'
import { Dialog } from '@/ui/Dialog'
import { lockPageScroll } from './lockPageScroll'
import styles from './Sheet.module.scss'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  /** May set the custom properties that `Sheet.module.scss` names. */
  className?: string | undefined
  children: ReactNode
}

/**
 * The desk's dialog: a sheet above the dimmed page, under a title that names it. It stands outside of whatever opens it,
 * for its form may not stand in the editor's.
 */
export function Sheet({ open, title, onClose, className, children }: Props) {
  const id = useId()
  const [asked, setAsked] = useState(open)
  if (open && !asked) setAsked(true)
  if (!asked) return null
  return createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className={styles.layer}
      panelClassName={classNames(styles.panel, className)}
      onPresence={lockPageScroll}
    >
      <div className={styles.sheet} data-world="admin">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
    </Dialog>,
    document.body,
  )
}

/** The row of answers at its foot. */
Sheet.Buttons = function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
