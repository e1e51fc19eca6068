import { reloadOnce } from './reloadOnce'

/** A file of the site's own did not come (offline, a new deployment): no fault of what is in it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** Lets the next one who needs the file ask for it again; called by the boundary that shows the fault. */
  readonly forget: () => void

  constructor(file: string, forget: () => void, cause: unknown) {
    super(`${file} could not be loaded.`, { cause })
    this.forget = forget
  }
}

export interface LazyModule<T extends object> {
  /** What was loaded, if it has come. */
  current: () => T | undefined
  /**
   * For a render that waits (React's `use`): the same promise until its fault is forgotten. It rejects with a
   * `ChunkLoadError`, after the file was asked for twice or the tab was reloaded in vain.
   */
  read: () => Promise<T>
  /** Asks ahead of the need or at a click, twice when it must; a failure is forgotten. */
  load: () => Promise<T>
}

/** What is done about a file that did not come, before that is told: another attempt at `bring`, or none. */
type Recovery = <T>(file: string, bring: () => Promise<T>) => Promise<T>

const importAgain: Recovery = (_file, bring) => bring()

/** For a whole page, which stands at its address after a reload; never settles while the tab is on its way. */
export const reloadTab: Recovery = async (file) => {
  if (await reloadOnce(file)) return new Promise(() => {})
  throw new Error('Reloading the tab would not help.')
}

/**
 * A part of the site that is in a file of its own. Unlike `React.lazy` it keeps no rejection, so trying again really
 * asks again: current browsers repeat a failed `import()`, and where one does not, a reload remains.
 */
export function lazyModule<T extends object>(
  file: string,
  load: () => Promise<T>,
  recover: Recovery = importAgain,
): LazyModule<T> {
  let loaded: T | undefined
  let awaited: Promise<T> | undefined

  const bring = async () => (loaded = await load())
  const forget = () => (awaited = undefined)
  const insist = async () => {
    try {
      return loaded ?? (await bring())
    } catch (cause) {
      try {
        return await recover(file, bring)
      } catch {
        throw new ChunkLoadError(file, forget, cause)
      }
    }
  }
  return {
    current: () => loaded,
    read: () => (awaited ??= insist()),
    load: async () => loaded ?? bring().catch(bring),
  }
}
