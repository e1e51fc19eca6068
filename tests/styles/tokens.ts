import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const source = readFileSync(fileURLToPath(new URL('../../src/styles/_tokens.scss', import.meta.url)), 'utf8')

/** Every custom property of the tokens' sheet with its value, `var()` resolved, the first declaration winning. */
export function readTokens(): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [, name, value] of source.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)) {
    if (name !== undefined && value !== undefined) tokens.set(name, value.replaceAll(/\s+/g, ' ').trim())
  }
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => resolve(tokens.get(name) ?? whole))
  return new Map([...tokens].map(([name, value]) => [name, resolve(value)]))
}
