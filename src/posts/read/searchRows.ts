import type { Collection } from '../collections'
import type { Post } from '../post'
import { looseLetters, maxResults, type RowSearch } from './searchPosts'

const normalize = (text: string) => text.normalize('NFC').toLowerCase()

/** Returns what is read in a serial work, as the JSON text that the database searches. Empty for other posts. */
function readText({ seriesField }: Collection, { meta, body }: Post): string {
  if (seriesField === null) return ''
  return JSON.stringify('cuts' in meta ? meta.cuts : body)
}

interface Texts {
  title: string
  /** All searched texts, the title included. */
  fields: readonly string[]
}

const textsOf = (collection: Collection, post: Post): Texts => ({
  title: normalize(post.title),
  fields: [post.title, post.summary ?? '', post.alt ?? '', readText(collection, post)].map(normalize),
})

const toExpression = (pattern: string) => new RegExp(pattern, 'iu')

/** Returns a predicate: a post matches the search if any of its conditions is met in any field. */
function createTest({ phrases, allOf = [], patterns = [], titlePatterns = [] }: RowSearch) {
  const texts = phrases.map(normalize)
  const groups = allOf.map((group) => group.map(normalize))
  const [expressions, titleExpressions] = [patterns.map(toExpression), titlePatterns.map(toExpression)]
  return ({ title, fields }: Texts) => {
    const contains = (text: string) => fields.some((field) => field.includes(text))
    return (
      texts.some(contains) ||
      groups.some((group) => group.every(contains)) ||
      expressions.some((expression) => fields.some((field) => expression.test(field))) ||
      titleExpressions.some((expression) => expression.test(title))
    )
  }
}

/** Returns a predicate: the text of a serial work matches a phrase loosely. */
function createLooseTest({ phrases }: RowSearch) {
  const wanted = phrases
    .map((phrase) => looseLetters(phrase).map(normalize))
    .filter(({ length }) => length > 0)
  return ({ fields }: Texts) =>
    wanted.some((letters) => {
      let at = -1
      return letters.every((letter) => {
        at = fields.at(-1)?.indexOf(letter, at + 1) ?? -1
        return at !== -1
      })
    })
}

/** Searches posts in memory, as `searchPosts` does on the server. Returns the first ones in their order. */
export function searchRows<Meta extends object>(
  collection: Collection<Meta>,
  posts: readonly Post<Meta>[],
  search: RowSearch,
): Post<Meta>[] {
  const rows = posts.map((post) => ({ post, texts: textsOf(collection, post) }))
  const find = (matches: (texts: Texts) => boolean) =>
    rows
      .filter(({ texts }) => matches(texts))
      .slice(0, maxResults(collection))
      .map(({ post }) => post)
  const found = find(createTest(search))
  return found.length > 0 || collection.seriesField === null ? found : find(createLooseTest(search))
}
