import { useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Theme } from '@/config/themes'

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
  /** False on pages that have no button to the top. */
  backToTop?: boolean
}

const initial: PageFrame = { theme: 'paper' }
const store = createStore<PageFrame>()(() => initial)

/** Ignores an equal frame, because setting it would rerender the whole layout. */
function setPageFrame(frame: PageFrame) {
  if (!isSame(frame, store.getState())) store.setState(frame, true)
}

const isSame = (a: PageFrame, b: PageFrame) =>
  a.theme === b.theme &&
  a.documentTheme === b.documentTheme &&
  a.header === b.header &&
  a.logoTheme === b.logoTheme &&
  a.backToTop === b.backToTop

/** Returns the frame of the page rendered last, for code outside React. */
export const getPageFrame = store.getState

/** Calls `listener` when the frame changes. Returns an unsubscribe function. */
export const onPageFrameChange = (listener: () => void) => store.subscribe(listener)

/** Sets the frame of a static page before hydration, so that the header renders as in its HTML. */
export function hydratePageFrame(frame: unknown) {
  if (isPageFrame(frame)) setPageFrame(frame)
}

function isPageFrame(value: unknown): value is PageFrame {
  return typeof value === 'object' && value !== null && 'theme' in value && typeof value.theme === 'string'
}

/** Returns the frame of the current page. */
export function useCurrentPageFrame(): PageFrame {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}

/**
 * Sets the frame of the layout while the page is mounted. On the server the page sets it during rendering, after the header
 * was rendered, so the prerenderer renders twice.
 */
export function usePageFrame({
  theme,
  documentTheme = theme,
  header = 'overlay',
  logoTheme,
  backToTop = true,
}: PageFrame) {
  const frame: PageFrame = {
    theme,
    documentTheme,
    header,
    ...(logoTheme && { logoTheme }),
    ...(!backToTop && { backToTop }),
  }
  if (typeof document === 'undefined') setPageFrame(frame)
  // Equal frames are ignored.
  useLayoutEffect(() => setPageFrame(frame))
  useLayoutEffect(() => () => setPageFrame(initial), [])
}
