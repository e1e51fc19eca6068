import { useEffect } from 'react'
import { type ScrollLockOwner, useScroll } from './scroll'

/** Locks scrolling while `locked` is true; scrolling resumes when the last owner has unlocked. */
export function useScrollLock(owner: ScrollLockOwner, locked: boolean) {
  useEffect(() => {
    if (!locked) return undefined
    const { lock, unlock } = useScroll.getState()
    lock(owner)
    return () => unlock(owner)
  }, [owner, locked])
}
