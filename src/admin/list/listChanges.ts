import type { OwnerPage } from '@/posts/ownerRepository'
import { indexOfSpot, type Spot } from '@/posts/places'
import type { Post } from '@/posts/post'

/** A page whose rows are shown with another status before the server has answered. */
export function withStatus<Meta extends object>(
  page: OwnerPage<Meta>,
  ids: readonly number[],
  status: Post['status'],
): OwnerPage<Meta> {
  return { ...page, posts: page.posts.map((post) => (ids.includes(post.id) ? { ...post, status } : post)) }
}

/** A page on which a row is published at a time, or now. */
export function withTime<Meta extends object>(
  page: OwnerPage<Meta>,
  id: number,
  publishedAt: string | null,
): OwnerPage<Meta> {
  return { ...page, posts: page.posts.map((post) => (post.id === id ? { ...post, publishedAt } : post)) }
}

/** A page on which the row `id` stands at another spot; as it is where the row or its new neighbour isn't. */
export function withMoved<Meta extends object>(
  page: OwnerPage<Meta>,
  id: number,
  spot: Spot,
): OwnerPage<Meta> {
  const to = indexOfSpot(page.posts, id, spot)
  const moved = page.posts.find((post) => post.id === id)
  if (!moved || to === -1) return page
  const posts = page.posts.filter((post) => post !== moved)
  posts.splice(to, 0, moved)
  return { ...page, posts }
}
