/** Id of the script element with the JSON data from which a static page was rendered. */
export const STATIC_STATE_ID = 'static-state'

/** A query that the build has run for the page, as an entry of the query cache. */
export interface StaticQuery {
  key: readonly unknown[]
  data: unknown
}

/** Data from which a static page was rendered. */
export interface StaticState {
  queries: readonly StaticQuery[]
}

function isState(value: unknown): value is StaticState {
  return typeof value === 'object' && value !== null && 'queries' in value
}

/** Returns the data of the document's static page; null if it is not a static page, and outside a browser. */
export function readStaticState(): StaticState | null {
  return parseStaticState(globalThis.document?.getElementById(STATIC_STATE_ID)?.textContent ?? '')
}

/** Parses the JSON of a static page's data. Returns null if it is not valid. */
export function parseStaticState(text: string): StaticState | null {
  try {
    const state: unknown = JSON.parse(text)
    return isState(state) ? state : null
  } catch {
    return null
  }
}
