import { readRepositoryFile, TOKEN_FILES } from '../../scripts/social-cards/repositoryFiles.ts'

/** Reads all custom properties of the token stylesheets, with `var()` resolved. */
export function readTokens(): Map<string, string> {
  const source = TOKEN_FILES.map((file) => readRepositoryFile(file).toString('utf8')).join('\n')
  const tokens = new Map<string, string>()
  for (const [, name, value] of source.matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)) {
    if (name !== undefined && value !== undefined) tokens.set(name, value.replaceAll(/\s+/g, ' ').trim())
  }
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const token = tokens.get(name)
      // Font stacks are generated.
      return token === undefined ? whole : resolve(token)
    })
  return new Map([...tokens].map(([name, value]) => [name, resolve(value)]))
}
