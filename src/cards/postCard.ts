import { mapGalleries } from '@/content/galleryRegistry'
import { novelEntries } from '@/content/novels'
import { webtoonSeries } from '@/content/series'
import type { FocalPoint } from '@/lib/image/cropping'
import {
  chapters,
  type CollectionKey,
  collections,
  commissions,
  episodes,
  fanart,
  favorites,
  placeName,
  portfolio,
  type SerialCollection,
} from '@/posts/collections'
import { exposureFacts } from '@/posts/exif'
import { pictureUrl } from '@/posts/pictures/pictureFiles'
import { parseMeta, type Post, readSeriesNumber } from '@/posts/post'
import { parseShare } from '@/posts/share'
import { stampValue } from '@/posts/stampValue'

/** A card with the picture of a post. */
interface WithPicture {
  title: string
  picture: { url: string } | null
  focus?: FocalPoint
}

interface WithTexts extends WithPicture {
  line: string
  sentence: string
}

export interface PhotoCard extends WithPicture {
  kind: 'photo'
  /** The camera and the known exposure data. */
  facts: readonly string[]
}

export interface CaseCard extends WithTexts {
  kind: 'case'
  /** The work's colour, `#rrggbb`. */
  color: string | null
}

export interface FavoriteCard extends WithTexts {
  kind: 'favorite'
  /** The value printed on the stamp. */
  value: number
}

export interface FanartCard extends WithTexts {
  kind: 'fanart'
}

/** The content of a post's social card as plain data. */
export type PostCard = PhotoCard | CaseCard | FavoriteCard | FanartCard

/** Joins the present parts with a middle dot. */
const joinParts = (...parts: (string | number | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** Returns the stored picture of a post, or null. */
export function postPicture(post: Pick<Post, 'image' | 'thumbnail'>): { url: string } | null {
  const url = pictureUrl(post)
  return url === null ? null : { url }
}

type CardPost = Pick<Post, 'id' | 'title' | 'summary' | 'image' | 'thumbnail' | 'meta'>

const sentenceOf = ({ summary }: CardPost): string => summary ?? ''

/** Creates the content of a card from a post and the parts that all cards have. */
type CreateCard = (post: CardPost, shared: WithPicture) => PostCard

/** Names the series or novel and the number there. */
const createSerialCard =
  (collection: SerialCollection, entries: readonly { key: string; title: string }[]): CreateCard =>
  (post, shared) => {
    const place = readSeriesNumber(collection, post.meta)
    const title = entries.find(({ key }) => key === place?.series)?.title
    const line = joinParts(title, place ? placeName(collection, place.number) : '')
    return { kind: 'fanart', ...shared, line, sentence: sentenceOf(post) }
  }

const createCards: Record<CollectionKey, CreateCard> = {
  ...mapGalleries(({ key, label }): CreateCard => ({ meta }, shared) => {
    const facts = [label, ...exposureFacts(parseMeta(collections[key], meta))]
    return { kind: 'photo', ...shared, facts }
  }),
  portfolio: (post, shared) => {
    const { category, year, color } = parseMeta(portfolio, post.meta)
    const line = joinParts(category ?? portfolio.name, year)
    return { kind: 'case', ...shared, line, sentence: sentenceOf(post), color: color ?? null }
  },
  favorites: (post, shared) => {
    const line = parseMeta(favorites, post.meta).category ?? favorites.name
    return { kind: 'favorite', ...shared, line, sentence: sentenceOf(post), value: stampValue(post.id) }
  },
  commissions: (post, shared) => ({
    kind: 'favorite',
    ...shared,
    line: commissions.name,
    sentence: sentenceOf(post),
    value: parseMeta(commissions, post.meta).from ?? 0,
  }),
  fanart: (post, shared) => {
    const { source, year } = parseMeta(fanart, post.meta)
    return { kind: 'fanart', ...shared, line: joinParts(source, year), sentence: sentenceOf(post) }
  },
  episodes: createSerialCard(episodes, webtoonSeries),
  chapters: createSerialCard(chapters, novelEntries),
}

/** Returns the content of a post's card. */
export function createPostCard(key: CollectionKey, post: CardPost): PostCard {
  const { focus } = parseShare(post.meta)
  return createCards[key](post, {
    title: post.title,
    picture: postPicture(post),
    ...(focus && { focus }),
  })
}
