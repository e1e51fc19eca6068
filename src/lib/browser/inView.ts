/**
 * Tells whether any part of an element (`threshold`: so much of it, 0–1) is in view or, by `rootMargin`, near it: at once, and
 * at every change. Returns the way out. Where the browser cannot tell, nothing is told.
 */
export function watchInView(
  element: Element,
  tell: (inView: boolean) => void,
  options: Pick<IntersectionObserverInit, 'rootMargin' | 'threshold'> = {},
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined
  const observer = new IntersectionObserver(
    // Every change, for a page that is scrolled fast may tell of several at once.
    (entries) => entries.forEach(({ isIntersecting }) => tell(isIntersecting)),
    options,
  )
  observer.observe(element)
  return () => observer.disconnect()
}
