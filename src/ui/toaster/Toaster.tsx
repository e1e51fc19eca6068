import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { onPageIdle } from '@/lib/browser/onIdle'
import { useTopDialog } from '../openDialogs'
import { chooseToastAction, dismissToast, type Toast, toasts } from './store'
import styles from './Toaster.module.scss'

/**
 * The container of all toasts, once per page. It is a popover, so it is above every layer. While a modal dialog is open, it is
 * rendered inside the topmost one, because everything outside is inert.
 */
export function Toaster() {
  const visible = useStore(toasts)
  const dialog = useTopDialog()
  const region = (
    <div
      key="toaster"
      ref={visible.length > 0 ? showAbove : showWhenIdle}
      className={styles.region}
      popover="manual"
      role="status"
      aria-live="polite"
      // Announces only the new toast, not all visible ones.
      aria-atomic={false}
      data-lenis-prevent=""
    >
      <ul className={styles.list}>
        {visible.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </ul>
    </div>
  )
  return dialog ? createPortal(region, dialog) : region
}

function showAbove(element: HTMLElement | null) {
  element?.togglePopover?.(true)
}

/**
 * Opens the popover before the first toast, so that screen readers already observe the live region. Waits until the page is idle,
 * because opening it during hydration would force a style recalculation.
 */
const showWhenIdle = (element: HTMLElement | null) => onPageIdle(() => showAbove(element))

function ToastLine({ toast: { id, message, tone, action, durationMs } }: { toast: Toast }) {
  const pauseHandlers = useExpiry(id, durationMs)
  const previousFocus = useRef<Element>(null)
  return (
    <li className={styles.toast} data-tone={tone} {...pauseHandlers}>
      <span>{message}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          // On window refocus `relatedTarget` is null; keeps the previous element.
          onFocus={({ relatedTarget }) => (previousFocus.current = relatedTarget ?? previousFocus.current)}
          onClick={({ currentTarget }) => {
            chooseToastAction(id)
            restoreFocus(currentTarget, previousFocus.current)
          }}
        >
          {action.label}
        </button>
      )}
    </li>
  )
}

/** Moves the focus from the removed button to the previously focused element, or to the page if that is gone. */
function restoreFocus(button: Element, previous: Element | null) {
  for (const next of [previous, document.getElementById('main')])
    if (document.activeElement === button && next instanceof HTMLElement) next.focus({ preventScroll: true })
}

/** Dismisses a toast after its time. Returns handlers that pause the timer while the toast is hovered or focused. */
function useExpiry(id: number, durationMs: number) {
  const [paused, setPaused] = useState(false)
  const remainingMs = useRef(durationMs)
  useEffect(() => {
    if (paused) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => dismissToast(id), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(1000, remainingMs.current - (performance.now() - startedAt))
    }
  }, [paused, id])
  const pause = useCallback(() => setPaused(true), [])
  const resume = useCallback(() => setPaused(false), [])
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume }
}
