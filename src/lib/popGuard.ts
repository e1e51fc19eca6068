type Heard = (event: PopStateEvent) => void

let guard: Heard | null = null
let listening = false

/**
 * Lets a guard hear of Back and Forward before the router does. A window calls its listeners in the order of their
 * coming, capturing or not, so this belongs before the router is made. Asked twice, it listens once.
 */
export function hearPopsFirst() {
  if (listening) return
  listening = true
  window.addEventListener('popstate', (event) => guard?.(event))
}

/** Tells `heard` of Back and Forward first; it may keep them from the router. Returns the way to stop. */
export function guardPops(heard: Heard): () => void {
  hearPopsFirst()
  guard = heard
  return () => {
    if (guard === heard) guard = null
  }
}
