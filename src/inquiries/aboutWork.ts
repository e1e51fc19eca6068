// The work that an inquiry is about, by the key in the address of the inquiry page: `fanart-12`, `episodes-3`, `series-tls`, `novel-they`.
import type { Picture } from '@/assets/picture'
import { novelEntries } from '@/content/novels'
import { pagePicture } from '@/content/pagePictures'
import { isPublic } from '@/content/pages'
import { findSeries } from '@/content/series'
import { type Collection, collections } from '@/posts/collections'
import { publicCollections, serialPages } from '@/posts/publicCollections'
import { WORK_KEY } from './letter'

/** A published post, whose title and picture are in the database. */
interface AboutPost {
  kind: 'post'
  collection: Collection
  id: number
}

/** A series or a novel, which the content describes: the database has no row for it and answers with a title of null. */
interface AboutSerial {
  kind: 'series' | 'novel'
  title: string
  /** Language of the title, if it is not that of the page. */
  titleLang?: 'en'
  picture: Picture | undefined
  /** Address of its page. */
  path: string
}

export type AboutWork = AboutPost | AboutSerial

type SerialField = AboutSerial['kind']

/**
 * Returns the work that a key names. A series or a novel comes with its title, picture and address, a post with its collection and id:
 * read its row, which may be gone. Null for a malformed key and for works that are not part of the site.
 */
export function findAbout(key: string): AboutWork | null {
  const [, before = '', after = ''] = WORK_KEY.exec(key) ?? []
  if (/^[1-9]\d{0,14}$/.test(after)) return findPost(before, Number(after))
  return before === 'series' || before === 'novel' ? findSerial(before, after) : null
}

function findPost(key: string, id: number): AboutPost | null {
  const collection = publicCollections.find((each) => each.key === key)
  return collection && collection.key !== collections.commissions.key
    ? { kind: 'post', collection, id }
    : null
}

function findSerial(kind: SerialField, key: string): AboutSerial | null {
  const path = serialPages[kind].get(key)
  const entry = kind === 'series' ? findSeries(key) : novelEntries.find((novel) => novel.key === key)
  if (!path || !entry || !isPublic(path)) return null
  const { title } = entry
  const titleLang = 'titleLang' in entry ? entry.titleLang : undefined
  return {
    kind,
    title,
    ...(titleLang && { titleLang }),
    picture: pagePicture(path.replace(/\?.*$/, '')),
    path,
  }
}
