import { type ReactNode, useRef, useState } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Dialog.module.scss'
import { keepFocusInside } from './keepFocusInside'
import { useModal } from './useModal'

export interface DialogProps {
  open: boolean
  /** Asked to close: Esc, a click on the dim, or whatever the content offers. */
  onClose: () => void
  /** Its name, read aloud; or the id of the heading that names it. */
  label?: string
  labelledBy?: string
  describedBy?: string | undefined
  /** `alertdialog` for a question whose answer cannot be taken back. */
  role?: 'alertdialog' | undefined
  /** The full-screen layer, which dims the page and places the panel. */
  className?: string | undefined
  /** The element inside that is seen as the dialog; it scrolls by its own rules. */
  panelClassName?: string | undefined
  /** Called with true once it is on screen, with false as soon as it begins to leave. */
  onPresence?: (present: boolean) => void
  'data-testid'?: string
  children: ReactNode
}

/**
 * A modal dialog on the native element: the page behind is inert, Esc and a click on the dim close it, Tab stays
 * inside, the focus returns to where it came from. Focus goes to `[autofocus]`, else to the panel. Leaving plays the
 * CSS animations of `[data-state="closing"]`; afterwards nothing of it is left in the document.
 */
export function Dialog(props: DialogProps) {
  const [mounted, setMounted] = useState(props.open)
  if (props.open && !mounted) setMounted(true)
  return mounted ? <OpenDialog {...props} onGone={() => setMounted(false)} /> : null
}

function OpenDialog({ open, onClose, onGone, onPresence, ...props }: DialogProps & { onGone: () => void }) {
  const { ref, panel } = useModal({ open, onGone, onPresence })
  const pressedDim = useRef(false)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the dim is the dialog's own ground; Esc does the same by keyboard
    <dialog
      ref={ref}
      className={classNames(styles.layer, props.className)}
      data-state={open ? 'open' : 'closing'}
      data-testid={props['data-testid']}
      role={props.role}
      aria-modal="true"
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      data-lenis-prevent=""
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target, currentTarget }) => {
        // A browser may close it over our head, as on a second Esc.
        if (target === currentTarget && open && !currentTarget.open) onClose()
      }}
      onKeyDown={keepFocusInside}
      // A selection dragged out of a field ends on the dim without meaning it.
      onPointerDown={(event) => (pressedDim.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (pressedDim.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div ref={panel} className={classNames(styles.panel, props.panelClassName)} tabIndex={-1}>
        {props.children}
      </div>
    </dialog>
  )
}
