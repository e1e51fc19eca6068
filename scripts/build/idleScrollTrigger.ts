// GSAP's ScrollTrigger requests an animation frame for as long as the page lives ("to smooth out repaints" in old browsers).
// Without this plugin the browser recalculates the styles of all running CSS animations 60 times a second on a page at rest.
// Nothing in ScrollTrigger uses these frames.
import type { Plugin } from 'vite'

const LOOP = 'return _enabled && requestAnimationFrame(_rafBugFix);'

/** Vite plugin: builds ScrollTrigger without its empty frame loop. */
export function idleScrollTrigger(): Plugin {
  return {
    name: 'idle-scroll-trigger',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]gsap[\\/]ScrollTrigger\.js$/ },
      handler: (code) => ({ code: withoutLoop(code), map: null }),
    },
  }
}

/** Removes the loop from ScrollTrigger's module. Throws if it is not there, as after an update. */
export function withoutLoop(code: string): string {
  if (!code.includes(LOOP)) throw new Error('ScrollTrigger’s frame loop is not where it was.')
  return code.replace(LOOP, '')
}
