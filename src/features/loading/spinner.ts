/** When the ring began to turn, on the document's timeline (ms); the first one stands in the static markup. */
let spinningSince: CSSNumberish | null = null
/** The ring that it was read from or set to last. To ask it again would have the browser style the page in the middle of a task. */
let known: HTMLElement | null = null

/** Lets a ring go on where the one before it was, so that the hand-over from static markup to script is unseen. */
export function syncSpinner(ring: HTMLElement | null) {
  if (ring === known) return
  known = ring
  const turning = ring?.getAnimations?.()[0]
  if (!turning) return
  if (spinningSince !== null) turning.startTime = spinningSince
  else spinningSince = turning.startTime
}

/** Remembers the turn of the ring that the page was delivered with. */
export function rememberStaticSpinner() {
  syncSpinner(document.querySelector<HTMLElement>('.loading-ring'))
}
