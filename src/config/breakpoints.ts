/**
 * Breakpoints for scripts. `src/styles/mixins/_breakpoints.scss` defines the same values for CSS;
 * `tests/styles/breakpoints.test.ts` checks that they match.
 */

/** Minimum viewport width of each breakpoint, in px. Phones are everything below `tablet`. */
export const BREAKPOINT_PX = { tablet: 768, desktop: 1024, laptop: 1280, wide: 2240 } as const

/** Media query: the viewport is clearly taller than wide. */
export const TALL_VIEW = '(max-aspect-ratio: 4 / 5)'

export type Breakpoint = keyof typeof BREAKPOINT_PX

/** Returns a media query for viewports of at least the breakpoint's width. */
export const atLeast = (name: Breakpoint) => `(min-width: ${BREAKPOINT_PX[name]}px)`

/** Returns a media query for viewports narrower than the breakpoint. */
export const below = (name: Breakpoint) => `(max-width: ${BREAKPOINT_PX[name] - 0.02}px)`
