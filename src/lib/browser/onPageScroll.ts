const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

/**
 * Calls `listener` after every scroll of the page. Returns an unsubscribe function. All callers share one DOM listener. It
 * is on the document because that event fires before the window's, on which the animation library changes styles:
 * measuring in a callback then forces no layout.
 */
export function onPageScroll(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('scroll', notify, { passive: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) document.removeEventListener('scroll', notify)
  }
}
