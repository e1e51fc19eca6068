/** What a visitor does who is there and may open something next. A page may scroll by itself. */
const STIRRINGS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const

/** Calls back once, when the visitor stirs for the first time. */
export function whenStirred(callback: () => void) {
  const stirred = new AbortController()
  const onStir = () => {
    stirred.abort()
    callback()
  }
  for (const type of STIRRINGS)
    window.addEventListener(type, onStir, { capture: true, passive: true, signal: stirred.signal })
}
