let holds: Promise<unknown> = Promise.resolve()

/** Keeps sections from being built while something else moves that wants the machine to itself; returns the way out. */
export function holdSections(): () => void {
  const end = new AbortController()
  const held = new Promise((resolve) => end.signal.addEventListener('abort', resolve))
  holds = Promise.all([holds, held])
  return () => end.abort()
}

/** Resolves when nothing holds the sections that does so now. */
export const sectionsReleased = (): Promise<unknown> => holds
