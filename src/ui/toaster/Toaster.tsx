import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { whenPageIdle } from '@/lib/browser/whenIdle'
import { useTopDialog } from '../openDialogs'
import { chooseToastAction, dismissToast, type Toast, toasts } from './store'
import styles from './Toaster.module.scss'

const none: readonly Toast[] = []

/**
 * The place where toasts appear, once per page. A popover, so it lies above every layer; inside the topmost modal
 * dialog while there is one, because all outside of it is inert.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getState, () => none)
  const dialog = useTopDialog()
  const region = (
    <div
      key="toaster"
      ref={shown.length > 0 ? showAbove : showWhenIdle}
      className={styles.region}
      popover="manual"
      role="status"
      aria-live="polite"
      // A new one is said by itself, not all that still stand there.
      aria-atomic={false}
      data-lenis-prevent=""
    >
      <ul className={styles.list}>
        {shown.map((toast) => (
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
 * Before there is a toast, so that screen readers listen when it comes; but not as the page is taken over, for the browser
 * would have to style it in the middle of that.
 */
const showWhenIdle = (element: HTMLElement | null) => whenPageIdle(() => showAbove(element))

function ToastLine({ toast: { id, message, tone, action, durationMs } }: { toast: Toast }) {
  const hold = useExpiry(id, durationMs)
  const cameFrom = useRef<Element>(null)
  return (
    <li className={styles.toast} data-tone={tone} {...hold}>
      <span>{message}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          // A window that comes back names nobody: who it was before still counts.
          onFocus={({ relatedTarget }) => (cameFrom.current = relatedTarget ?? cameFrom.current)}
          onClick={({ currentTarget }) => {
            chooseToastAction(id)
            giveFocusBack(currentTarget, cameFrom.current)
          }}
        >
          {action.label}
        </button>
      )}
    </li>
  )
}

/** The button goes: its focus returns to where it came from, if that is still shown, else to the page. */
function giveFocusBack(button: Element, cameFrom: Element | null) {
  for (const next of [cameFrom, document.getElementById('main')])
    if (document.activeElement === button && next instanceof HTMLElement) next.focus({ preventScroll: true })
}

/** Counts a toast's time down; the clock stands while the pointer or the focus is on it. */
function useExpiry(id: number, durationMs: number) {
  const [held, setHeld] = useState(false)
  const left = useRef(durationMs)
  useEffect(() => {
    if (held) return undefined
    const since = performance.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (performance.now() - since))
    }
  }, [held, id])
  const holdIt = useCallback(() => setHeld(true), [])
  const letGo = useCallback(() => setHeld(false), [])
  return { onPointerEnter: holdIt, onPointerLeave: letGo, onFocus: holdIt, onBlur: letGo }
}
