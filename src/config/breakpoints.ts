/**
 * The breakpoints and the tall view, for script. `src/styles/mixins/_breakpoints.scss` says the same for CSS;
 * `tests/styles/breakpoints.test.ts` holds the two together.
 */

/** First pixel of the view's width that each name begins at; a phone's is everything below `tablet`. */
export const BREAKPOINT_PX = { mobile: 360, tablet: 768, desktop: 1024, laptop: 1280, wide: 2240 } as const

/** Media query: the view is clearly higher than wide. */
export const TALL_VIEW = '(max-aspect-ratio: 4 / 5)'

export type Breakpoint = keyof typeof BREAKPOINT_PX

/** Media query: the view is as wide as the breakpoint's first pixel, or wider. */
export const atLeast = (name: Breakpoint) => `(min-width: ${BREAKPOINT_PX[name]}px)`

/** Media query: the view is narrower than the breakpoint's first pixel. */
export const below = (name: Breakpoint) => `(max-width: ${BREAKPOINT_PX[name] - 0.02}px)`
