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
  return edits
    .toSorted((one, next) => next.start - one.start)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), source)
}
