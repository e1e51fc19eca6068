const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/**
 * Calls back after every scroll of the page, from its one scroll listener; returns the way out. The document hears of it
 * before the window, and so before the animation library moves anything: what is measured here costs no layout.
 */
export function onPageScroll(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('scroll', tell, { passive: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('scroll', tell)
  }
}
