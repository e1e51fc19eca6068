import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Theme } from '@/config/themes'

/** What surrounds a page. Each page module exports its own as `frame`, which is read before the page renders. */
export interface PageFrame {
  /** Theme of the header and footer. Change it whenever the background under the header changes, also while scrolling. */
  theme: Theme
  /** Theme of the document, if it differs from `theme`. Change it rarely, because that restyles the whole page. */
  documentTheme?: Theme
  /**
   * `overlay` (default): the header is transparent and covers the top of the page, which keeps `var(--header-height)` free
   * there. `solid`: the header has a background from the start, and `main` begins below it. `none`: no header and footer,
   * for the readers, which have their own bars.
   */
  header?: 'overlay' | 'solid' | 'none'
  /**
   * Theme under the logo, on a page that is split in two; on phones under the whole header. Such a page extends under the
   * header until it is scrolled.
   */
  logoTheme?: Theme
  /** True on the page that shows the intake of commissions: `main` then has its state as `data-intake`. */
  showsIntake?: boolean
  /** False on pages that have no button to the top. */
  backToTop?: boolean
}

/** The frame without a page, and of pages that export none. */
const DEFAULT_FRAME: PageFrame = { theme: 'paper' }

interface Frames {
  /** The frame that the current page's module exports. */
  page: PageFrame
  /** The frame that the page has changed to since, or null. */
  changed: PageFrame | null
}

const store = createStore<Frames>()(() => ({ page: DEFAULT_FRAME, changed: null }))

/** Returns the frame of the current page, for code outside React. */
export function getPageFrame(): PageFrame {
  const { page, changed } = store.getState()
  return changed ?? page
}

/** Calls `listener` when the frame changes. Returns an unsubscribe function. */
export const onPageFrameChange = (listener: () => void) => store.subscribe(listener)

/** Returns the frame of the current page. */
export const useCurrentPageFrame = () => useSyncExternalStore(store.subscribe, getPageFrame, getPageFrame)

/** Sets the frame that a page's module exports. */
export const setPageFrame = (page: PageFrame = DEFAULT_FRAME) => store.setState({ page })

/**
 * Replaces the page's frame while the component is mounted, for pages whose frame depends on their data or on scrolling; null keeps
 * it. Pass a constant, because another object renders the whole layout again. The static HTML always has the exported frame.
 */
export function usePageFrame(frame: PageFrame | null) {
  useLayoutEffect(() => {
    store.setState({ changed: frame })
    return () => store.setState({ changed: null })
  }, [frame])
}
