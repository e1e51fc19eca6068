import type { Plugin } from 'vite'

/** A loop without work, "to smooth out repaints" of browsers of its time. */
const LOOP = 'return _enabled && requestAnimationFrame(_rafBugFix);'

/**
 * ScrollTrigger asks for every frame for as long as the page lives, and so keeps a page awake that stands still: styles of
 * all running animations are worked out sixty times a second. Nothing hangs on these frames.
 */
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

/** The same module without the loop. Throws when there is none to take out, as after an update. */
export function withoutLoop(code: string): string {
  if (!code.includes(LOOP)) throw new Error('ScrollTrigger’s frame loop is not where it was.')
  return code.replace(LOOP, '')
}
