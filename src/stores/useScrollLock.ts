import { useEffect } from 'react'
import { type ScrollLockOwner, useScroll } from './scroll'

/** Holds the page still while `locked`; scrolling resumes when the last owner has let go. */
export function useScrollLock(owner: ScrollLockOwner, locked: boolean) {
  useEffect(() => {
    if (!locked) return undefined
    const { lock, unlock } = useScroll.getState()
    lock(owner)
    return () => unlock(owner)
  }, [owner, locked])
}
