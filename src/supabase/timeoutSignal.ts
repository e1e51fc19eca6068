/**
 * Returns a signal that aborts after `ms`, or together with `signal`. Does not use `AbortSignal.any`, which iOS 16 does not
 * support.
 */
export function timeoutSignal(ms: number, signal?: AbortSignal | null): AbortSignal {
  const timeout = AbortSignal.timeout(ms)
  if (!signal) return timeout
  const controller = new AbortController()
  for (const source of [signal, timeout]) {
    if (source.aborted) controller.abort(source.reason)
    // Aborting removes both listeners, so that a long-lived `signal` keeps them for `ms` at most.
    source.addEventListener('abort', () => controller.abort(source.reason), { signal: controller.signal })
  }
  return controller.signal
}
