import type { Plugin } from 'vite'

/**
 * React Router makes components by calls and gives them names afterwards, both of which a bundler takes for effects:
 * every page would carry its forms, fetchers and router classes unused. Marked as what they are, they are left out;
 * so are its warnings for development, which its packages ship switched on, and the prefetching of its own framework.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/].*\.mjs$/ },
      handler: (code) => ({ code: markPure(code), map: null }),
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
