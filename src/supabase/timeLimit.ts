/**
 * A signal that aborts `ms` from now, or with `signal` where one is given. By hand, for `AbortSignal.any` would take every
 * list from phones that stay at iOS 16.
 */
export function timeLimit(ms: number, signal?: AbortSignal | null): AbortSignal {
  const late = AbortSignal.timeout(ms)
  if (!signal) return late
  const either = new AbortController()
  for (const one of [signal, late]) {
    if (one.aborted) either.abort(one.reason)
    one.addEventListener('abort', () => either.abort(one.reason), { once: true })
  }
  return either.signal
}
