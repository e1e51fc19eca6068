/**
 * Calls `onChange` with whether the element intersects the viewport: after the first measurement and after every change.
 * `threshold` is the required share of the element (0–1), `rootMargin` extends the viewport. Returns a function that
 * disconnects the observer. Never calls back in browsers without `IntersectionObserver`.
 */
export function observeInView(
  element: Element,
  onChange: (inView: boolean) => void,
  options: Pick<IntersectionObserverInit, 'rootMargin' | 'threshold'> = {},
): () => void {
  if (typeof IntersectionObserver !== 'function') return () => undefined
  const observer = new IntersectionObserver(
    // A fast scroll may deliver several entries for the element in one batch.
    (entries) => entries.forEach(({ isIntersecting }) => onChange(isIntersecting)),
    options,
  )
  observer.observe(element)
  return () => observer.disconnect()
}
