/** Upper bound for the wait in ms, in case IndexedDB never answers. */
const TIMEOUT_MS = 2000

const pending = new Set<Promise<unknown>>()

/** Tracks work that leaving the page would abort, such as a write to IndexedDB. Returns the same promise. */
export function trackPendingWork<Result>(work: Promise<Result>): Promise<Result> {
  const settled: Promise<unknown> = Promise.allSettled([work]).then(() => pending.delete(settled))
  pending.add(settled)
  return work
}

/** Resolves when all tracked work has settled, or after 2 s. Never rejects. */
export async function waitForPendingWork(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS)
  })
  await Promise.race([Promise.all(pending), timeout])
  clearTimeout(timer)
}
