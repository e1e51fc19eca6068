import type { Plugin } from 'vite'

/** What V8 reads first in a file whose functions it is to compile while it reads it (Explicit Compile Hints, v8.dev). */
export const CALLED_ON_LOAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Vite plugin: the chunks of these names are compiled as they come, beside the main thread. Without it V8 compiles each function on
 * the main thread when it is first called, and most of what starts a page is called at once. Other engines take it for a comment.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'blank-page:compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of dependencies first.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = CALLED_ON_LOAD + file.code
      },
    },
  }
}
