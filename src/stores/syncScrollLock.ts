import { useScroll } from './scroll'

/** Keeps `html[data-scroll-locked]` in sync with the scroll lock and calls `onChange` with it. Returns a cleanup function. */
export function syncScrollLock(onChange?: (locked: boolean) => void): () => void {
  const page = document.documentElement
  const sync = () => {
    const locked = useScroll.getState().lockOwners.size > 0
    page.toggleAttribute('data-scroll-locked', locked)
    onChange?.(locked)
  }
  sync()
  const unsubscribe = useScroll.subscribe((state, previous) => {
    if (state.lockOwners !== previous.lockOwners) sync()
  })
  return () => {
    unsubscribe()
    page.removeAttribute('data-scroll-locked')
  }
}
