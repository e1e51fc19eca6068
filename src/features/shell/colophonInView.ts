import { type RefObject, useEffect } from 'react'
import { create } from 'zustand'
import { observeInView } from '@/lib/browser/observeInView'

/**
 * Whether the colophon (the footer's last line) is in view. The back-to-top button moves up then, because
 * both use the same corner.
 */
const useInView = create<boolean>()(() => false)
const setInView = (inView: boolean) => useInView.setState(inView, true)

/** Tracks whether the colophon is in view while it is mounted. */
export function useTrackColophon(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stop = ref.current ? observeInView(ref.current, setInView) : undefined
    return () => {
      stop?.()
      setInView(false)
    }
  }, [ref])
}

/** Returns whether the colophon is in view. */
export const useColophonInView = (): boolean => useInView()
