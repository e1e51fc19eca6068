import { type ReactNode, useRef, useState, type KeyboardEvent, useEffect, useLayoutEffect } from 'react'
import { classNames } from '@/lib/classNames'
import { addMountedDialog, addOpenDialog } from './openDialogs'
import styles from './Dialog.module.scss'

interface Options {
  open: boolean
  /** Called after the closing animations have finished. */
  onClosed: () => void
  onOpenChange: ((open: boolean) => void) | undefined
}

/** Shows the modal dialog while it is mounted, registers it while it is open, and reports when it has closed. */
function useModal({ open, onClosed, onOpenChange }: Options) {
  const ref = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const callbacks = useRef({ onClosed, onOpenChange })
  useLayoutEffect(() => {
    callbacks.current = { onClosed, onOpenChange }
  })

  // The dialog is shown as long as it is mounted: while opening, open and closing.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    dialog.showModal()
    // Without [autofocus], Chromium focuses the panel and Firefox the first button inside.
    if (!dialog.querySelector('[autofocus]')) panel.current?.focus()
    const removeMounted = addMountedDialog(dialog)
    return () => {
      dialog.close()
      removeMounted()
    }
  }, [])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    const removeOpen = addOpenDialog(dialog)
    callbacks.current.onOpenChange?.(true)
    return () => {
      removeOpen()
      callbacks.current.onOpenChange?.(false)
    }
  }, [open])

  useEffect(() => {
    if (open) return undefined
    let cancelled = false
    const finishClosing = async () => {
      await waitForAnimations(ref.current)
      if (!cancelled) callbacks.current.onClosed()
    }
    void finishClosing()
    return () => {
      cancelled = true
    }
  }, [open])

  return { ref, panel }
}

/** Waits for all finite animations inside the element. */
async function waitForAnimations(element: HTMLElement | null) {
  const running = element?.getAnimations?.({ subtree: true }) ?? []
  const finite = running.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Infinity)
  await Promise.allSettled(finite.map((animation) => animation.finished))
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, audio[controls], video[controls], [contenteditable="true"], [tabindex]:not([tabindex="-1"])'

/** Wraps Tab inside the dialog. The native dialog lets it leave to the browser's toolbars. */
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
  /** Called when the user closes the dialog with Esc or a click on the backdrop. */
  onClose: () => void
  /** Accessible name. */
  label?: string
  /** Id of the heading that names the dialog, as an alternative to `label`. */
  labelledBy?: string
  describedBy?: string | undefined
  /** `alertdialog` for confirmations that cannot be undone. */
  role?: 'alertdialog' | undefined
  /** Class of the full-screen layer, which dims the page and positions the panel. */
  className?: string | undefined
  /** Class of the visible panel inside the layer, which sets its own scrolling. */
  panelClassName?: string | undefined
  /** Called with true once the dialog is on screen and with false as soon as it begins to close. */
  onOpenChange?: (open: boolean) => void
  'data-testid'?: string
  children: ReactNode
}

/**
 * A modal dialog based on the native element. The page behind it is inert, Esc and a click on the backdrop close it, and Tab stays
 * inside. The focus moves to `[autofocus]` or else to the panel, and returns to the previous element on close. Closing plays the
 * CSS animations of `[data-state="closing"]` before the dialog is removed from the document.
 */
export function Dialog(props: DialogProps) {
  const [mounted, setMounted] = useState(props.open)
  if (props.open && !mounted) setMounted(true)
  return mounted ? <MountedDialog {...props} onClosed={() => setMounted(false)} /> : null
}

function MountedDialog({
  open,
  onClose,
  onClosed,
  onOpenChange,
  ...props
}: DialogProps & { onClosed: () => void }) {
  const { ref, panel } = useModal({ open, onClosed, onOpenChange })
  const pressedBackdrop = useRef(false)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the backdrop belongs to the dialog; Esc is the keyboard equivalent
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
        // The browser may close the dialog by itself, for example on a second Esc.
        if (target === currentTarget && open && !currentTarget.open) onClose()
      }}
      onKeyDown={keepFocusInside}
      // A text selection dragged out of a field ends on the backdrop and must not close the dialog.
      onPointerDown={(event) => (pressedBackdrop.current = event.target === event.currentTarget)}
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div ref={panel} className={classNames(styles.panel, props.panelClassName)} tabIndex={-1}>
        {props.children}
      </div>
    </dialog>
  )
}
