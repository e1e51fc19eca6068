import { filesIn, repositoryFile } from './files.ts'

/** The stylesheets that name every colour of the site. */
export const TOKENS = 'src/styles/tokens'

let tokens: Map<string, string> | undefined

function readTokens(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of filesIn(TOKENS))
    for (const [, name = '', value = ''] of repositoryFile(file)
      .toString('utf8')
      .matchAll(/^ {2}--([\w-]+):\s*([^;]+);/gm))
      if (!found.has(name)) found.set(name, value.replaceAll(/\s+/g, ' ').trim())
  return found
}

/**
 * A colour of the site by its token's name without dashes before it (`paper-bg`), so that cards follow the stylesheets.
 * Throws when there is no such token.
 */
export function color(name: string): string {
  tokens ??= readTokens()
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`${TOKENS} has no --${name}.`)
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return other === undefined ? value : color(other)
}
