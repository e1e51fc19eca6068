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
  /** Makes it an `alertdialog` with this description. */
  alertText?: string
  /** May set the custom properties listed in `Sheet.module.scss`. */
  className?: string | undefined
  /** On phones, opens from the bottom of the screen with full width. */
  fromBottom?: boolean
  children: ReactNode
}

/**
 * The modal dialog of the admin pages. Rendered in a portal, because it may contain a form and HTML does not allow nested
 * forms.
 */
export function Sheet({ open, title, onClose, alertText, className, fromBottom, children }: Props) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  // While the dialog fades out it shows its last content and is inert.
  const [content, setContent] = useState({ title, alertText, children })
  const isChanged =
    content.title !== title || content.alertText !== alertText || content.children !== children
  if (open && isChanged) setContent({ title, alertText, children })
  useScrollLock(`dialog:${id}`, open)
  if (!wasOpened) return null
  function onOpenChange(isOpen: boolean) {
    if (!isOpen) sheet.current?.closest('dialog')?.addEventListener('close', restoreFocus, { once: true })
  }
  return createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      {...(alertText !== undefined && { role: 'alertdialog', describedBy: `${id}-text` })}
      className={classNames(styles.layer, fromBottom && styles.fromBottom)}
      panelClassName={classNames(styles.panel, className)}
      onOpenChange={onOpenChange}
    >
      <div ref={sheet} className={styles.sheet} data-theme="admin" inert={!open}>
        <h2 id={id} className={styles.title}>
          {content.title}
        </h2>
        {content.alertText !== undefined && <p id={`${id}-text`}>{content.alertText}</p>}
        {content.children}
      </div>
    </Dialog>,
    document.body,
  )
}

/** Focuses the page if the element that opened the dialog no longer exists, for example in a closed menu. */
function restoreFocus() {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}

/** The row of buttons at the bottom. */
Sheet.Buttons = function Buttons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
