import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { World } from '@/config/worlds'

export interface PageFrame {
  /** The ground under the header. Change it whenever the ground changes, also in mid-scroll. */
  world: World
  /** The ground of the document itself, where it isn't `world`: changing it styles every element of the page anew. */
  ground?: World
  /**
   * `overlay` (default): the bar lies transparent over the page's own first screen, which keeps
   * `var(--header-height)` free at its top. `solid`: the bar has its ground from the start, and `main` begins below.
   * `none`: neither header nor footer is there, for the novel reader, which brings its own bars.
   */
  header?: 'overlay' | 'solid' | 'none'
  /**
   * The ground under the logo alone, on a page that is split in two; on phones under the whole bar. Such a page reaches up under
   * the bar until it scrolls.
   */
  logo?: World
}

const initial: PageFrame = { world: 'paper' }
const store = createStore<PageFrame>()(() => initial)

/** The same frame again is no change: whoever stands in it would be rendered anew. */
function setPageFrame(frame: PageFrame) {
  if (!isSame(frame, store.getState())) store.setState(frame, true)
}

const isSame = (a: PageFrame, b: PageFrame) =>
  a.world === b.world && a.ground === b.ground && a.header === b.header && a.logo === b.logo

/** The frame that the page rendered last has asked for, for code outside React. */
export const currentPageFrame = store.getState

/** Calls back when another frame is asked for; returns the way out. */
export const watchPageFrame = (changed: () => void) => store.subscribe(changed)

/** Takes over the frame that a static page was rendered in, so that hydration finds the header as it stands. */
export function adoptPageFrame(frame: unknown) {
  if (isPageFrame(frame)) setPageFrame(frame)
}

function isPageFrame(value: unknown): value is PageFrame {
  return typeof value === 'object' && value !== null && 'world' in value && typeof value.world === 'string'
}

/** The frame of the page on show. */
export function useCurrentPageFrame(): PageFrame {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}

/**
 * Tells the layout which world header and footer stand in, for as long as the page is there. On the server the frame
 * is known after a first render: rendering a second time gives the header its colour.
 */
export function usePageFrame({ world, ground = world, header = 'overlay', logo }: PageFrame) {
  if (typeof document === 'undefined') setPageFrame({ world, ground, header, ...(logo ? { logo } : {}) })
  useLayoutEffect(() => {
    setPageFrame({ world, ground, header, ...(logo ? { logo } : {}) })
  }, [world, ground, header, logo])
  useLayoutEffect(() => () => setPageFrame(initial), [])
}
