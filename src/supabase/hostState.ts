import { createStore } from 'zustand/vanilla'

/** A read of public rows. Throws `DataError`. */
export type HostRead = (signal: AbortSignal) => Promise<unknown>

interface HostState {
  /** The read for which the last build was used instead. Null while the host is well. */
  failedRead: HostRead | null
}

/** State of the host of the rows during this visit. Sites without the build's rows never set it. */
export const hostState = createStore<HostState>()(() => ({ failedRead: null }))

export const isHostFailing = () => hostState.getState().failedRead !== null

/** Rejects with `error` if another read finds meanwhile that the host fails. Otherwise settles as `read` does. */
export function unlessHostFails<Result>(read: Promise<Result>, error: Error): Promise<Result> {
  let unsubscribe: (() => void) | undefined
  const failure = new Promise<never>((_resolve, reject) => {
    unsubscribe = hostState.subscribe(({ failedRead }) => {
      if (failedRead) reject(error)
    })
  })
  return Promise.race([read, failure]).finally(unsubscribe)
}
