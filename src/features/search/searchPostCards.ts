import { searchTexts } from '#messages/searchTexts'
import { mapGalleries } from '@/content/galleryRegistry'
import { novelHref } from '@/content/novelHref'
import { novelEntries } from '@/content/novels'
import { findSeries } from '@/content/series'
import { logger } from '@/lib/logger'
import {
  chapters,
  type Collection,
  type CollectionKey,
  collections,
  commissions,
  episodes,
  fanart,
  favorites,
  type PhotoCollection,
  portfolio,
} from '@/posts/collections'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Post } from '@/posts/post'
import { isPublicPost, publicCollections } from '@/posts/publicCollections'
import { type LastBuild, readPublic } from '@/posts/read/readPublic'
import { readCachedPosts, type RowSearch, searchPosts } from '@/posts/read/searchPosts'
import { rowLang } from '@/posts/rowLang'
import { isHostFailing } from '@/supabase/hostState'
import type { Card } from './card'
import { normalizeText } from './match/normalizeText'
import { getQueryVariants } from './match/queryVariants'
import { createQueryMatchers, matchesTitlesOnly } from './match/rankCards'
import { chapterPassages, scriptPassages } from './serialPassages'

/** Width of a preview, in px. */
const PREVIEW_PX = 320

type Facts = NonNullable<Card['facts']>
type CardFields = Pick<Card, 'group' | 'kind' | 'line' | 'novel'> & {
  facts: readonly (readonly [string, string | number | undefined])[]
}

/** A collection with a function that turns its posts into cards. */
interface SearchSource {
  collection: Collection
  toCards: (post: Post) => Card[]
}

/** Drops facts without a value. */
const toFacts = (facts: CardFields['facts']): Facts =>
  facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))

/** `getPassages` returns further cards for what is read in a post. */
function createSource<Meta extends object>(
  collection: Collection<Meta>,
  getFields: (meta: Meta) => CardFields,
  getPassages?: (post: Post<Meta>, card: Card) => Card[],
): SearchSource {
  return {
    collection,
    toCards: (anyPost) => {
      // oxlint-disable-next-line no-unsafe-type-assertion -- a post of the collection beside it
      const post = anyPost as Post<Meta>
      const { facts, ...fields } = getFields(post.meta)
      const [line, also] = [post.alt ?? post.summary, post.alt ? post.summary : null]
      const presentFacts = toFacts(facts)
      const lang = rowLang(post)
      const card: Card = {
        ...fields,
        ...(lang && { lang }),
        title: normalizeText(post.title),
        href: collection.detailPath(post.id),
        sources: postImageSources(post, { width: PREVIEW_PX }),
        ...(line && { line: normalizeText(line) }),
        ...(also && { also: normalizeText(also), note: also }),
        ...(presentFacts.length > 0 && { facts: presentFacts }),
      }
      return [card, ...(getPassages?.(post, card) ?? [])]
    },
  }
}

const createPhotoSource = (collection: PhotoCollection) =>
  createSource(collection, ({ lens, takenAt }) => ({
    group: 'photos',
    kind: collection.camera,
    facts: [
      [searchTexts.facts.takenOn, takenAt && searchTexts.facts.day(takenAt.slice(0, 10))],
      [searchTexts.facts.lens, lens],
    ],
  }))

/** The sources of all collections, in the order of their groups. */
const searchSources: Record<CollectionKey, SearchSource> = {
  ...mapGalleries(({ key }) => createPhotoSource(collections[key])),
  portfolio: createSource(portfolio, ({ client, category, year }) => ({
    group: 'works',
    kind: category ?? searchTexts.kinds.work,
    facts: [
      [searchTexts.facts.client, client],
      [searchTexts.facts.year, year],
    ],
  })),
  fanart: createSource(fanart, ({ source, year }) => ({
    group: 'fanart',
    kind: searchTexts.kinds.fanart,
    facts: [
      [searchTexts.facts.source, source],
      [searchTexts.facts.year, year],
    ],
  })),
  favorites: createSource(favorites, ({ category }) => ({
    group: 'favorites',
    kind: category ?? searchTexts.kinds.favorite,
    facts: [],
  })),
  commissions: createSource(commissions, () => ({
    group: 'pages',
    kind: searchTexts.kinds.commission,
    facts: [],
  })),
  episodes: createSource(
    episodes,
    ({ series, number }) => ({
      group: 'stories',
      kind: searchTexts.kinds.episode(number),
      facts: [[searchTexts.facts.series, findSeries(series)?.titleKo]],
    }),
    scriptPassages,
  ),
  chapters: createSource(
    chapters,
    ({ novel, number }) => ({
      group: 'stories',
      kind: searchTexts.kinds.chapter(number),
      facts: [],
      ...novelFields(novel, number),
    }),
    chapterPassages,
  ),
}

/** A chapter is shown in the row of its novel if that is among the results. */
function novelFields(key: string, number: number): Pick<Card, 'line' | 'novel'> {
  const novel = novelEntries.find((entry) => entry.key === key)
  return novel ? { line: searchTexts.kinds.chapterOf(novel.title, number), novel: novelHref(novel.key) } : {}
}

const publicSources = publicCollections.map(({ key }) => searchSources[key])

/**
 * Only this much of a query is sent to the server, to keep the URL short. The rest is matched in the browser.
 */
const MAX_SENT_LENGTH = 20

/** The origin of the rows: all from the server, some from the last build, or some from this browser's cache. */
export type PostOrigin = 'server' | 'build' | 'browser'

export interface PostCardResults {
  cards: readonly Card[]
  origin: PostOrigin
}

/**
 * Builds the query for the server. It may match too much, because the results are filtered again in the
 * browser.
 */
export function createRowSearch(query: string): RowSearch {
  const sent = Array.from(query).slice(0, MAX_SENT_LENGTH).join('').trim()
  const words = sent.split(' ')
  const matchers = createQueryMatchers(sent).map(({ whole }) => whole)
  return {
    phrases: getQueryVariants(sent),
    allOf: words.length > 1 ? [words] : [],
    patterns: matchers.filter((each) => !matchesTitlesOnly(each)).flatMap(({ patterns }) => patterns),
    titlePatterns: matchers.filter(matchesTitlesOnly).flatMap(({ patterns }) => patterns),
  }
}

/**
 * Searches all collections with a public page. A collection whose request fails is searched in the last build, or else in this
 * browser's cache.
 */
export async function searchPostCards(query: string, signal: AbortSignal): Promise<PostCardResults> {
  const search = createRowSearch(query)
  let isCached = false
  const results = await Promise.all(
    publicSources.map(async ({ collection, toCards }) => {
      const toPublicCards = (posts: readonly Post[]) =>
        posts.filter((post) => isPublicPost(collection, post)).flatMap(toCards)
      try {
        const read = {
          host: (given: AbortSignal) => searchPosts(collection, search, given),
          build: (lastBuild: LastBuild) => lastBuild.searchPosts(collection, search),
        }
        return toPublicCards(await readPublic(read, { signal }))
      } catch (error) {
        if (signal.aborted) return []
        logger.warn(collection.table, error)
        isCached = true
        return toPublicCards(await readCachedPosts(collection))
      }
    }),
  )
  return { cards: results.flat(), origin: isCached ? 'browser' : isHostFailing() ? 'build' : 'server' }
}
