import { useScroll } from './scroll'

/** `html[data-scroll-locked]` from now on, as long as anyone holds the page still; tells `hold` so, too. Returns what ends it. */
export function followScrollLock(hold?: (held: boolean) => void): () => void {
  const page = document.documentElement
  const follow = () => {
    const held = useScroll.getState().lockOwners.size > 0
    page.toggleAttribute('data-scroll-locked', held)
    hold?.(held)
  }
  follow()
  const leave = useScroll.subscribe((now, before) => {
    if (now.lockOwners !== before.lockOwners) follow()
  })
  return () => {
    leave()
    page.removeAttribute('data-scroll-locked')
  }
}
