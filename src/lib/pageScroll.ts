const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

/** Calls back after every scroll of the page, from its one scroll listener; returns the way out. */
export function onPageScroll(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('scroll', tell, { passive: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('scroll', tell)
  }
}
