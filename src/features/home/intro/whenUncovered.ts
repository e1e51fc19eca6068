/** The overlay of a loading page, by the name that it has for everyone (decisions §9). */
const OVERLAY = '[data-testid="loading-overlay"]'

/**
 * Calls back once no loading overlay covers the page, at the earliest in the next frame, when everything that mounts
 * together has mounted; returns the way out.
 */
export function whenUncovered(uncovered: () => void): () => void {
  const observer = new MutationObserver(check)
  const frame = requestAnimationFrame(() => {
    observer.observe(document.body, { childList: true, subtree: true })
    check()
  })
  const stop = () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
  function check() {
    if (document.querySelector(OVERLAY)) return
    stop()
    uncovered()
  }
  return stop
}
