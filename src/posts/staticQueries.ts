import { LIST_PAGE_SIZE } from '@/config/constants'
import type { StaticQuery } from '@/lib/browser/staticState'
import type { Collection } from './definition'
import type { Post } from './post'
import { listKey, neighboursKey, postKey } from './queries'
import type { Neighbours, PostPage } from './repository'

/** A post as lists and neighbours carry it: without its text. */
function listed<Meta extends object>(post: Post<Meta>): Post<Meta> {
  return { ...post, body: null }
}

/** What a public list asks for first, answered from its first posts; one more than it shows tells that others follow. */
export function listQueries(collection: Collection, posts: readonly Post[]): StaticQuery[] {
  const page: PostPage<object> = {
    posts: posts.slice(0, LIST_PAGE_SIZE).map(listed),
    nextOffset: posts.length > LIST_PAGE_SIZE ? LIST_PAGE_SIZE : null,
  }
  const pageParams = [{ offset: 0, limit: LIST_PAGE_SIZE }]
  return [{ key: listKey(collection), data: { pages: [page], pageParams } }]
}

/** What a detail asks for: the post itself and the two beside it. */
export function detailQueries(
  collection: Collection,
  post: Post,
  { previous, next }: Neighbours<object>,
): StaticQuery[] {
  const neighbours = { previous: previous && listed(previous), next: next && listed(next) }
  return [
    { key: postKey(collection, post.id), data: post },
    { key: neighboursKey(collection, post.id), data: neighbours },
  ]
}
