import { useEffect, useRef } from 'react'
import { startRebuild } from './rebuild'

/** A button that starts a build was pressed, and is gone when the build has begun. */
let pressed = false

/** Starts a build by a button. */
export function pressRebuild(hook: string) {
  pressed = true
  void startRebuild(hook)
}

/** What has the focus when the button that was pressed is gone: `kind` of state is another then. */
export function useFocusAfterPress(kind: string | undefined) {
  const act = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  useEffect(() => {
    if (kind === undefined) return
    if (pressed) act.current?.focus()
    pressed = false
  }, [kind])
  return act
}
