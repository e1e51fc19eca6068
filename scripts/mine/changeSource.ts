// Changes modules of the sample that every owner starts with.
import { type ESTree, parseSync } from 'vite'
import type { Language } from '../../src/config/language.ts'

interface Edit {
  start: number
  end: number
  text: string
}

const keyOf = ({ key }: { key: ESTree.PropertyKey }): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''

/** Returns the value of a record `{ ko, en }` in a language, or undefined for another object. */
function valueIn({ properties }: ESTree.ObjectExpression, language: Language): ESTree.Node | undefined {
  const records = properties.filter((property) => property.type === 'Property')
  const keys = records.map(keyOf)
  return keys.length === 2 && keys.includes('ko') && keys.includes('en')
    ? records.find((property) => keyOf(property) === language)?.value
    : undefined
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode)

const namesIn = (node: ESTree.Node): string[] => [
  ...(node.type === 'Identifier' ? [node.name] : []),
  ...childrenOf(node).flatMap(namesIn),
]

/** Returns the names that a statement of a module declares for the module itself. */
function declaredNames(statement: ESTree.Node): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => namesIn(id))
  return []
}

const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, next) => next.start - one.start)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), source)

/** Removes imports and constants that nothing uses, until there are none. */
function withoutUnused(source: string): string {
  const { body } = parseSync('content.ts', source).program
  const unused = body.filter((statement) => {
    const names = declaredNames(statement)
    const others = new Set(body.filter((other) => other !== statement).flatMap(namesIn))
    return names.length > 0 && !names.some((name) => others.has(name))
  })
  const edits = unused.map(({ start, end }) => ({ start, end: end + 1, text: '' }))
  return edits.length > 0 ? withoutUnused(applyEdits(source, edits)) : source
}

/**
 * Returns the source code of a sample's module with other texts, each at a path of keys. A site with one language gets plain texts in
 * place of records.
 */
export function changeSource(
  source: string,
  languages: readonly Language[],
  texts: Readonly<Record<string, string>> = {},
): string {
  const only = languages.length === 1 ? languages[0] : undefined
  const missing = new Set(Object.keys(texts))
  const edits: Edit[] = []
  const visit = (node: ESTree.Node, path: readonly string[]): void => {
    const name = path.join('.')
    const text = texts[name]
    if (text !== undefined && missing.delete(name)) {
      edits.push({ start: node.start, end: node.end, text })
      return
    }
    const value = only && node.type === 'ObjectExpression' ? valueIn(node, only) : undefined
    if (value) {
      edits.push({ start: node.start, end: node.end, text: source.slice(value.start, value.end) })
      return
    }
    if (node.type === 'Property') {
      visit(node.value, [...path, keyOf(node)])
      return
    }
    for (const child of childrenOf(node)) visit(child, path)
  }
  visit(parseSync('content.ts', source).program, [])
  if (missing.size > 0) throw new Error(`The sample’s module lacks ${[...missing].join(', ')}.`)
  return withoutUnused(applyEdits(source, edits))
}
