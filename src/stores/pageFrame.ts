import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { World } from '@/config/worlds'

export interface PageFrame {
  /** Theme of the header and footer. Change it whenever the background under the header changes, also while scrolling. */
  world: World
  /** Theme of the document, if it differs from `world`. Changing it restyles every element of the page. */
  ground?: World
  /**
   * `overlay` (default): the header is transparent and covers the top of the page, which keeps `var(--header-height)` free
   * there. `solid`: the header has a background from the start, and `main` begins below it. `none`: no header and footer,
   * for the novel reader, which has its own bars.
   */
  header?: 'overlay' | 'solid' | 'none'
  /**
   * Theme under the logo, on a page that is split in two; on phones under the whole header. Such a page extends under the
   * header until it is scrolled.
   */
  logo?: World
}

const initial: PageFrame = { world: 'paper' }
const store = createStore<PageFrame>()(() => initial)

/** Ignores an equal frame, because setting it would rerender the whole layout. */
function setPageFrame(frame: PageFrame) {
  if (!isSame(frame, store.getState())) store.setState(frame, true)
}

const isSame = (a: PageFrame, b: PageFrame) =>
  a.world === b.world && a.ground === b.ground && a.header === b.header && a.logo === b.logo

/** Returns the frame of the page rendered last, for code outside React. */
export const getPageFrame = store.getState

/** Calls `listener` when the frame changes. Returns an unsubscribe function. */
export const onPageFrameChange = (listener: () => void) => store.subscribe(listener)

/** Sets the frame of a static page before hydration, so that the header renders as in its HTML. */
export function hydratePageFrame(frame: unknown) {
  if (isPageFrame(frame)) setPageFrame(frame)
}

function isPageFrame(value: unknown): value is PageFrame {
  return typeof value === 'object' && value !== null && 'world' in value && typeof value.world === 'string'
}

/** Returns the frame of the current page. */
export function useCurrentPageFrame(): PageFrame {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}

/**
 * Sets the frame of the layout while the page is mounted. On the server the page sets it during rendering, after the header
 * was rendered, so the prerenderer renders twice.
 */
export function usePageFrame({ world, ground = world, header = 'overlay', logo }: PageFrame) {
  if (typeof document === 'undefined') setPageFrame({ world, ground, header, ...(logo ? { logo } : {}) })
  useLayoutEffect(() => {
    setPageFrame({ world, ground, header, ...(logo ? { logo } : {}) })
  }, [world, ground, header, logo])
  useLayoutEffect(() => () => setPageFrame(initial), [])
}
