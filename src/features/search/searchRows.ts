import { keptPosts, type RowSearch, searchPosts } from '@/posts/searchPosts'
import { logger } from '@/lib/logger'
import type { Card } from './card'
import { allSought, inTitlesAlone } from './match/rankCards'
import { readingsOf } from './match/readings'
import type { Collection } from '@/posts/definition'
import { postImageSources } from '@/posts/imageSources'
import type { Post } from '@/posts/post'
import { a7c2, fanart, favorites, portfolio, x100vi } from '@/posts/registry'
import { normalised } from './match/normalised'

/** How wide a preview is, px. */
const PREVIEW_PX = 320

type Facts = NonNullable<Card['facts']>
type Own = Pick<Card, 'group' | 'kind'> & {
  facts: readonly (readonly [string, string | number | undefined])[]
}

/** A collection together with what its posts' cards say. */
interface Drawer {
  collection: Collection
  cardOf: (post: Post) => Card
}

/** Facts that are known. */
const known = (facts: Own['facts']): Facts =>
  facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))

function drawer<Meta extends object>(collection: Collection<Meta>, own: (meta: Meta) => Own): Drawer {
  return {
    collection,
    cardOf: (post) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- a post of the collection beside it
      const { group, kind, facts } = own((post as Post<Meta>).meta)
      const [line, also] = [post.alt ?? post.summary, post.alt ? post.summary : null]
      const shown = known(facts)
      return {
        group,
        kind,
        title: normalised(post.title),
        href: collection.detailPath(post.id),
        sources: postImageSources(post, { width: PREVIEW_PX }),
        ...(line && { line: normalised(line) }),
        ...(also && { also: normalised(also), note: also }),
        ...(shown.length > 0 && { facts: shown }),
      }
    },
  }
}

const photo = (collection: typeof a7c2) =>
  drawer(collection, ({ lens, takenAt }) => ({
    group: 'photos',
    kind: collection.camera ?? collection.name,
    facts: [
      ['찍은 날', takenAt?.slice(0, 10).replaceAll('-', '. ')],
      ['렌즈', lens],
    ],
  }))

/** The collections that are searched, in the order of their groups. */
const drawers: readonly Drawer[] = [
  photo(a7c2),
  photo(x100vi),
  drawer(portfolio, ({ client, category, year }) => ({
    group: 'works',
    kind: category ?? '작업',
    facts: [
      ['의뢰', client],
      ['연도', year],
    ],
  })),
  drawer(fanart, ({ source, year }) => ({
    group: 'fanart',
    kind: '팬아트',
    facts: [
      ['원작', source],
      ['연도', year],
    ],
  })),
  drawer(favorites, ({ category }) => ({ group: 'favorites', kind: category ?? '좋아하는 것', facts: [] })),
]

/** So much of a query is asked of the server: what is longer fits no address, and is looked for among what comes. */
const ASKED_LETTERS = 20

/** Where rows were looked for: on the server, or at least in part among those that this browser keeps. */
export type RowsFrom = 'server' | 'browser'

export interface FoundRows {
  cards: readonly Card[]
  from: RowsFrom
}

/** A query as the server is asked for it: more than enough, for what comes is looked through once more. */
export function rowSearchOf(query: string): RowSearch {
  const asked = Array.from(query).slice(0, ASKED_LETTERS).join('').trim()
  const words = asked.split(' ')
  const sought = allSought(asked).map(({ whole }) => whole)
  return {
    phrases: readingsOf(asked),
    together: words.length > 1 ? [words] : [],
    patterns: sought.filter((each) => !inTitlesAlone(each)).flatMap(({ patterns }) => patterns),
    titlePatterns: sought.filter(inTitlesAlone).flatMap(({ patterns }) => patterns),
  }
}

/** Looks for rows of every collection; what the server does not answer is looked for among what this browser keeps. */
export async function searchRows(query: string, signal: AbortSignal): Promise<FoundRows> {
  const search = rowSearchOf(query)
  let from: RowsFrom = 'server'
  const found = await Promise.all(
    drawers.map(async ({ collection, cardOf }) => {
      try {
        return (await searchPosts(collection, search, signal)).map(cardOf)
      } catch (error) {
        if (signal.aborted) return []
        logger.warn(collection.table, error)
        from = 'browser'
        return (await keptPosts(collection)).map(cardOf)
      }
    }),
  )
  return { cards: found.flat(), from }
}
