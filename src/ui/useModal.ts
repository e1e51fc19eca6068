import { useEffect, useLayoutEffect, useRef } from 'react'
import { noteDialog, pushDialog } from './openDialogs'

interface Options {
  open: boolean
  /** All that moved while it left has come to rest. */
  onGone: () => void
  onPresence: ((present: boolean) => void) | undefined
}

/** The life of a modal dialog: over the page from its first rendering on, topmost while open, gone when it has left. */
export function useModal({ open, onGone, onPresence }: Options) {
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
