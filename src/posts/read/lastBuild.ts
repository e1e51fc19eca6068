// Reads what the last build has published, from the site's own files. Loaded once the host of the rows fails.
import { hashKey, type QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { withBase } from '@/config/base'
import { HOME_GALLERY_FETCHED_PER_TABLE, READ_TIMEOUT_MS } from '@/config/constants'
import { parseStaticState, STATIC_STATE_ID } from '@/lib/browser/staticState'
import { timeoutSignal } from '@/supabase/timeoutSignal'
import type { Collection } from '../collections'
import { rememberStaticPictures } from '../pictures/knownPictures'
import type { Post } from '../post'
import { containsJson } from './containsJson'
import type { ListFilter, PostPage, PostRange } from './repository'
import { rowsFile } from './rowFiles'
import type { RowSearch } from './searchPosts'
import { searchRows } from './searchRows'

/** The texts of the files read during this visit, by their paths. */
const files = new Map<string, Promise<string>>()

async function fetchText(path: string): Promise<string> {
  const response = await fetch(withBase(path), { signal: timeoutSignal(READ_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`)
  return response.text()
}

/** Returns the text of a file of the build. Concurrent and later calls share one request, unless it fails. */
function readFile(path: string): Promise<string> {
  const text = files.get(path) ?? fetchText(path)
  files.set(path, text)
  text.catch(() => files.delete(path))
  return text
}

const STATE = new RegExp(`<script type="application/json" id="${STATIC_STATE_ID}">([^<]*)</script>`)

/** Returns the data of a query with which a static page was rendered. Throws if the page does not exist or lacks it. */
export async function readPageQuery<Data>(path: string, key: QueryKey): Promise<Data> {
  const [, json = ''] = STATE.exec(await readFile(path)) ?? []
  const wanted = hashKey(key)
  const query = parseStaticState(json)?.queries.find((each) => hashKey(each.key) === wanted)
  if (!query) throw new Error(`${path} was not built with ${wanted}.`)
  rememberStaticPictures(query.data)
  // oxlint-disable-next-line no-unsafe-type-assertion -- the build has written the data of this key
  return query.data as Data
}

const fileSchema = v.object({ posts: v.array(v.looseObject({ id: v.number() })), isLast: v.boolean() })

/** Yields the published posts of a collection in list order. Throws if the build has no file of them. */
async function* iteratePosts<Meta extends object>(collection: Collection<Meta>): AsyncGenerator<Post<Meta>> {
  for (let index = 0; ; index += 1) {
    const { posts, isLast } = v.parse(
      fileSchema,
      JSON.parse(await readFile(`/${rowsFile(collection, index)}`)),
    )
    rememberStaticPictures(posts)
    // oxlint-disable-next-line no-unsafe-type-assertion -- the build has written posts of this collection
    yield* posts as unknown as Post<Meta>[]
    if (isLast) return
  }
}

function passes<Meta extends object>({ meta }: Post<Meta>, filter: ListFilter<Meta> | undefined): boolean {
  if (!filter) return true
  if ('contains' in filter) return containsJson(meta, filter.contains)
  const value: unknown = Reflect.get(meta, filter.field)
  return (typeof value === 'string' || typeof value === 'number') && `${value}` === filter.value
}

/** Reads a range of the posts in list order, as `listPosts` of the repository does. */
export async function listPosts<Meta extends object>(
  collection: Collection<Meta>,
  { offset, limit }: PostRange,
  filter?: ListFilter<Meta>,
): Promise<PostPage<Meta>> {
  const posts: Post<Meta>[] = []
  let position = 0
  for await (const post of iteratePosts(collection)) {
    if (!passes(post, filter)) continue
    if (posts.length === limit) return { posts, nextOffset: offset + limit }
    if (position >= offset) posts.push(post)
    position += 1
  }
  return { posts, nextOffset: null }
}

const newestFirst = (one: Post, other: Post) => Date.parse(other.createdAt) - Date.parse(one.createdAt)

/** Reads the newest posts for the home page. Posts with a manual position come first in the list, whatever their time. */
export async function getLatestPosts<Meta extends object>(
  collection: Collection<Meta>,
): Promise<Post<Meta>[]> {
  const posts: Post<Meta>[] = []
  let newest = 0
  for await (const post of iteratePosts(collection)) {
    posts.push(post)
    if (post.position === null) newest += 1
    if (newest === HOME_GALLERY_FETCHED_PER_TABLE) break
  }
  return posts.toSorted(newestFirst).slice(0, HOME_GALLERY_FETCHED_PER_TABLE)
}

/** Returns all posts whose `meta` contains these fields, in list order. */
export async function findPosts<Meta extends object>(
  collection: Collection<Meta>,
  contains: object,
): Promise<Post<Meta>[]> {
  const posts: Post<Meta>[] = []
  for await (const post of iteratePosts(collection)) if (containsJson(post.meta, contains)) posts.push(post)
  return posts
}

/** Searches all posts of a collection, as `searchPosts` does. */
export async function searchPosts<Meta extends object>(
  collection: Collection<Meta>,
  search: RowSearch,
): Promise<Post<Meta>[]> {
  const posts: Post<Meta>[] = []
  for await (const post of iteratePosts(collection)) posts.push(post)
  return searchRows(collection, posts.toSorted(newestFirst), search)
}
