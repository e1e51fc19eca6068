import { useEffect, useRef } from 'react'
import { startRebuild } from './rebuild'

/** A rebuild button was pressed. The button disappears when the build starts. */
let pressed = false

/** Starts a build from a button. */
export function pressRebuild(hook: string) {
  pressed = true
  void startRebuild(hook)
}

/** Returns a ref for the element that takes the focus after a change of `kind` has replaced the pressed button. */
export function useFocusAfterPress(kind: string | undefined) {
  const ref = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  useEffect(() => {
    if (kind === undefined) return
    if (pressed) ref.current?.focus()
    pressed = false
  }, [kind])
  return ref
}
