/** How long the page waits for what it still has to finish, in ms: a store that never answers must hold nobody. */
const PATIENCE_MS = 2000

const unfinished = new Set<Promise<unknown>>()

/** Marks work that leaving the page would cut off, as a write to IndexedDB. Returns the work itself. */
export function finishBeforeLeaving<Result>(work: Promise<Result>): Promise<Result> {
  const settled: Promise<unknown> = Promise.allSettled([work]).then(() => unfinished.delete(settled))
  unfinished.add(settled)
  return work
}

/** Resolves when nothing is unfinished any more, or after a while. Never rejects. */
export async function workFinished(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([Promise.all(unfinished), patience])
  clearTimeout(timer)
}
