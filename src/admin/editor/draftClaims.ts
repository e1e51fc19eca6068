const PREFIX = 'draft '

const locks = () => ('locks' in navigator ? navigator.locks : null)

/** Tells every tab that an open editor is at this unsaved work. Returns the way to let go of it. */
export function claimDraft(key: string): () => void {
  const stop = new AbortController()
  const held = new Promise((resolve) => stop.signal.addEventListener('abort', resolve))
  const release = () => stop.abort()
  locks()
    ?.request(PREFIX + key, () => held)
    .catch(() => undefined)
  // The page that comes next may look for it before the browser has put this one away.
  window.addEventListener('pagehide', release, { once: true })
  return () => {
    window.removeEventListener('pagehide', release)
    release()
  }
}

/** Names of the unsaved work that editors are at, in whatever tab; none where the browser cannot tell. */
export async function keysInUse(): Promise<ReadonlySet<string>> {
  const held = (await locks()?.query())?.held ?? []
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX))
  return new Set(names.map((name) => name.slice(PREFIX.length)))
}
