/** The only module that writes to the console; the linter forbids `console` elsewhere. */
export const logger = {
  info: (...parts: unknown[]) => console.info(...parts),
  warn: (...parts: unknown[]) => console.warn(...parts),
  error: (...parts: unknown[]) => console.error(...parts),
}

const warned = new Set<string>()

/** Warns once per `kind` until the page is closed. */
export function warnOnce(kind: string, ...parts: unknown[]) {
  if (warned.has(kind)) return
  warned.add(kind)
  logger.warn(...parts)
}

/** Allows every kind of warning again. For tests. */
export function resetWarnings() {
  warned.clear()
}
