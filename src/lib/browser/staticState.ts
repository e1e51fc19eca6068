/** Id of the element in which a static page carries the data that its markup was rendered from. */
export const STATIC_STATE_ID = 'static-state'

/** A read that the build has made for the page, as the query cache knows it. */
export interface StaticQuery {
  key: readonly unknown[]
  data: unknown
}

/** What a static page was rendered from. */
export interface StaticState {
  /** The frame that its page asked for. */
  frame: unknown
  queries: readonly StaticQuery[]
}

function isState(value: unknown): value is StaticState {
  return typeof value === 'object' && value !== null && 'queries' in value
}

/** Returns the data of the static page that this visit began with; null on any other page and outside a browser. */
export function readStaticState(): StaticState | null {
  const text = globalThis.document?.getElementById(STATIC_STATE_ID)?.textContent
  if (!text) return null
  try {
    const state: unknown = JSON.parse(text)
    return isState(state) ? state : null
  } catch {
    return null
  }
}
