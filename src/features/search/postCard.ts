import type { Collection } from '@/posts/definition'
import { postImageSources } from '@/posts/imageSources'
import type { Post } from '@/posts/post'
import { a7c2, fanart, favorites, portfolio, x100vi } from '@/posts/registry'
import type { Card } from './card'
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
export const drawers: readonly Drawer[] = [
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
