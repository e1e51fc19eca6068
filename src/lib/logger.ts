/** The only place that speaks to the console, so that a test can listen and a linter can forbid the rest. */
export const logger = {
  info: (...parts: unknown[]) => console.info(...parts),
  warn: (...parts: unknown[]) => console.warn(...parts),
  error: (...parts: unknown[]) => console.error(...parts),
}

const warned = new Set<string>()

/** Warns once per `kind` in the life of the page (decisions §7: one console warning per kind). */
export function warnOnce(kind: string, ...parts: unknown[]) {
  if (warned.has(kind)) return
  warned.add(kind)
  logger.warn(...parts)
}

/** Forgets which warnings were given. For tests. */
export function resetWarnings() {
  warned.clear()
}
