import { logger } from './logger'

/** The element in which a static page carries the data that its markup was made from. */
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

/** Without it so long (ms) the page is rendered anew. */
const STATE_WAIT_MS = 10_000

/** What came from beside the page. */
let brought: string | undefined

const stateElement = () => globalThis.document?.getElementById(STATIC_STATE_ID)

/** Where the data lies of a page that leaves it out of its HTML, which a list's rows would make a round trip longer. */
export const staticStateFile = (): string | undefined => stateElement()?.dataset['src']

/** Brings the data that lies beside the page, if any does. Settles in any case: without it `readStaticState` has nothing. */
export async function bringStaticState(): Promise<void> {
  const file = staticStateFile()
  if (file === undefined) return
  try {
    const answer = await fetch(file, { signal: AbortSignal.timeout(STATE_WAIT_MS) })
    if (!answer.ok) throw new Error(`${file} answers with ${answer.status}.`)
    brought = await answer.text()
  } catch (error) {
    logger.info('The page is rendered anew, for its data did not come:', error)
  }
}

function isState(value: unknown): value is StaticState {
  return typeof value === 'object' && value !== null && 'queries' in value
}

/** The data of the static page that this visit began with; null on any other page and outside a browser. */
export function readStaticState(): StaticState | null {
  const text = brought ?? stateElement()?.textContent
  if (!text) return null
  try {
    const state: unknown = JSON.parse(text)
    return isState(state) ? state : null
  } catch {
    return null
  }
}
