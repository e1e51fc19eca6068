let pending: Promise<unknown> = Promise.resolve()

/** Defers building sections while another animation is running. Returns a function that allows it again. */
export function deferSectionBuilds(): () => void {
  const end = new AbortController()
  const ended = new Promise((resolve) => end.signal.addEventListener('abort', resolve))
  pending = Promise.all([pending, ended])
  return () => end.abort()
}

/** Resolves when all current deferrals have ended. */
export const waitForSectionBuilds = (): Promise<unknown> => pending
