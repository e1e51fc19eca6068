import { type ReactNode, useRef, useState, type KeyboardEvent, useEffect, useLayoutEffect } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Dialog.module.scss'
import { noteDialog, pushDialog } from './openDialogs'

interface Options {
  open: boolean
  /** All that moved while it left has come to rest. */
  onGone: () => void
  onPresence: ((present: boolean) => void) | undefined
}

/** The life of a modal dialog: over the page from its first rendering on, topmost while open, gone when it has left. */
function useModal({ open, onGone, onPresence }: Options) {
  const ref = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const callbacks = useRef({ onGone, onPresence })
  useLayoutEffect(() => {
    callbacks.current = { onGone, onPresence }
  })

  // Shown for the element's whole life, whether it is opening, open or leaving.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    dialog.showModal()
    // Browsers differ: Chromium takes the panel by itself, Firefox the first button inside.
    if (!dialog.querySelector('[autofocus]')) panel.current?.focus()
    const gone = noteDialog(dialog)
    return () => {
      dialog.close()
      gone()
    }
  }, [])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    const release = pushDialog(dialog)
    callbacks.current.onPresence?.(true)
    return () => {
      release()
      callbacks.current.onPresence?.(false)
    }
  }, [open])

  useEffect(() => {
    if (open) return undefined
    let current = true
    const leave = async () => {
      await animationsOf(ref.current)
      if (current) callbacks.current.onGone()
    }
    void leave()
    return () => {
      current = false
    }
  }, [open])

  return { ref, panel }
}

/** Waits for everything inside that moves and comes to an end by itself. */
async function animationsOf(element: HTMLElement | null) {
  const running = element?.getAnimations?.({ subtree: true }) ?? []
  const ending = running.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
  await Promise.allSettled(ending.map((animation) => animation.finished))
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, audio[controls], video[controls], [contenteditable="true"], [tabindex]:not([tabindex="-1"])'

/** The native dialog lets Tab out to the browser's own bars; here it goes round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true,
  )
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return event.preventDefault()
  const { activeElement } = document
  const outside = !inside.some((element) => element === activeElement)
  if (event.shiftKey && (activeElement === first || outside)) last.focus()
  else if (!event.shiftKey && activeElement === last) first.focus()
  else return
  event.preventDefault()
}

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
