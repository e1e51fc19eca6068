import type { OwnerPage } from '@/collections/ownerRepository'
import type { Post } from '@/collections/post'

/** A page whose rows are shown with another status before the server has answered. */
export function withStatus<Meta extends object>(
  page: OwnerPage<Meta>,
  ids: readonly number[],
  status: Post['status'],
): OwnerPage<Meta> {
  return { ...page, posts: page.posts.map((post) => (ids.includes(post.id) ? { ...post, status } : post)) }
}

/** A page on which the row `id` stands at index `to` of the page. */
export function withMoved<Meta extends object>(
  page: OwnerPage<Meta>,
  id: number,
  to: number,
): OwnerPage<Meta> {
  const moved = page.posts.find((post) => post.id === id)
  if (!moved) return page
  const posts = page.posts.filter((post) => post !== moved)
  posts.splice(to, 0, moved)
  return { ...page, posts }
}
