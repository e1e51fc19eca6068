import type { Plugin } from 'vite'

const ROUTER = /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/
const HANGUL = /node_modules[\\/]es-hangul[\\/]dist[\\/].*\.mjs$/

/**
 * React Router makes components by calls and gives them names afterwards, both of which a bundler takes for effects:
 * every page would carry its forms, fetchers and router classes unused. Marked as what they are, they are left out;
 * so are its warnings for development, which its packages ship switched on, and the prefetching of its own framework.
 * es-hangul puts its patterns together by calls, most of which no page looks for.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: [ROUTER, HANGUL] },
      handler: (code, id) => ({ code: ROUTER.test(id) ? markPure(code) : markPureJamo(code), map: null }),
    },
  }
}

/** The same module, its component calls marked as pure and without what only development or its framework reads. */
export function markPure(code: string): string {
  return code
    .replaceAll(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replace('return shouldPrefetch && !isAbsolute ?', 'return false ?')
}

/** The same module, whose patterns and tables of jamo are left out where nobody reads them. */
export function markPureJamo(code: string): string {
  return code.replaceAll(
    /^var (\w+_(?:REGEX|COMPOSITE)) = ([\s\S]*?);$/gm,
    'var $1 = /* @__PURE__ */ (() => $2)();',
  )
}
