/** Exponential backoff: calls `resume` after a while that doubles with every pause, from `first` to `most` ms. */
export class Backoff {
  readonly #bounds: { first: number; most: number }
  readonly #resume: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #nextMs: number

  constructor(bounds: { first: number; most: number }, resume: () => void) {
    this.#bounds = bounds
    this.#resume = resume
    this.#nextMs = bounds.first
  }

  /** Begins a pause; the one that runs is over. */
  pause() {
    this.cancel()
    this.#timer = setTimeout(this.#resume, this.#nextMs)
    this.#nextMs = Math.min(2 * this.#nextMs, this.#bounds.most)
  }

  /** Ends the pause without a word. */
  cancel() {
    clearTimeout(this.#timer)
  }

  /** It has worked, or will now: the next pause is the first again. */
  reset() {
    this.#nextMs = this.#bounds.first
  }
}
