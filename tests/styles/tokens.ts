import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../src/styles/tokens/', import.meta.url))

/** Reads all custom properties of the token stylesheets, with `var()` resolved. */
export function readTokens(): Map<string, string> {
  const source = readdirSync(folder)
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')
  const tokens = new Map<string, string>()
  for (const [, name, value] of source.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)) {
    if (name !== undefined && value !== undefined) tokens.set(name, value.replaceAll(/\s+/g, ' ').trim())
  }
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => resolve(tokens.get(name) ?? whole))
  return new Map([...tokens].map(([name, value]) => [name, resolve(value)]))
}
