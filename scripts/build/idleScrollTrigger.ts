// GSAP's ScrollTrigger requests animation frames continuously ("to smooth out repaints" in old browsers) but does not use them.
// They make the browser recalculate the styles of running CSS animations 60 times a second on an idle page.
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

/** Removes the loop from ScrollTrigger's module. Throws if it is not found, for example after an update. */
export function withoutLoop(code: string): string {
  if (!code.includes(LOOP)) throw new Error('ScrollTrigger’s frame loop is not where it was.')
  return code.replace(LOOP, '')
}
