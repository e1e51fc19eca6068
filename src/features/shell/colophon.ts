import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { watchInView } from '@/lib/browser/inView'

/** Whether the footer's last line is on screen, whose gear stands in the same corner as the way back to the top. */
const store = createStore<boolean>()(() => false)
const tell = (inView: boolean) => store.setState(inView, true)

/** Tells of the line as long as it is there. */
export function useColophonWatch(line: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const stop = line.current ? watchInView(line.current, tell) : undefined
    return () => {
      stop?.()
      tell(false)
    }
  }, [line])
}

/** Whether it is in view. */
export function useColophonInView(): boolean {
  return useSyncExternalStore(store.subscribe, store.getState, () => false)
}
