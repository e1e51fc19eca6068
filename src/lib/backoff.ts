/** Exponential backoff of a queue: calls `resume` after a delay that doubles from `first` to `most` ms. */
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

  /** Starts a delay and replaces a running one. */
  pause() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#resume, this.#nextMs)
    this.#nextMs = Math.min(2 * this.#nextMs, this.#bounds.most)
  }

  /** Resets the next delay to `first`, after a success. */
  reset() {
    this.#nextMs = this.#bounds.first
  }
}
