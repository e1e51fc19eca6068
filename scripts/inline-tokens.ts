import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Sheets that others read by name: scripts and the `world` mixin. Their tokens stay. */
const READ_BY_NAME = ['_worlds.scss', '_admin.scss']

/**
 * Vite plugin: the built stylesheets carry a token's value where its name stands in the source. Without it every page
 * would begin with the whole list, of which it uses a part, and would name a length of two letters by a dozen. What a
 * media query gives another value stays a custom property.
 */
export function inlineTokens(root: string): Plugin {
  const tokens = constantTokens(join(root, 'src/styles/tokens'))
  return {
    name: 'blank-page:inline-tokens',
    apply: 'build',
    // Runs after the preprocessor and before the sheets are put together.
    transform: {
      filter: { id: /\.s?css(\?|$)/ },
      handler: (css) => ({ code: inline(css, tokens), map: null }),
    },
  }
}

/** The tokens of a folder that have one value, in every view and every world. */
export function constantTokens(folder: string): Map<string, string> {
  const values = new Map<string, string[]>()
  for (const file of readdirSync(folder)) {
    if (READ_BY_NAME.includes(file)) continue
    const sheet = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\/.*$/gm, '')
    for (const [, name = '', value = ''] of sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      values.set(name, [...(values.get(name) ?? []), value.trim()])
  }
  return new Map(
    [...values].flatMap(([name, [value, ...others]]) =>
      value === undefined || others.length > 0 || value.includes('var(') ? [] : [[name, value]],
    ),
  )
}

/** A sheet with the tokens' values in the place of their names and of their declarations. */
export function inline(css: string, tokens: ReadonlyMap<string, string>): string {
  return css
    .replaceAll(/(--[\w-]+):[^;{}]*;/g, (whole, name: string) => (tokens.has(name) ? '' : whole))
    .replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole)
}
