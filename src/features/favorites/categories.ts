import type { FavoriteMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'

type Favorite = Post<FavoriteMeta>

/** The categories that the posts name, in the order in which they come. */
export function categoriesOf(posts: readonly Favorite[]): string[] {
  return [...new Set(posts.flatMap(({ meta }) => meta.category ?? []))]
}

/** The category that an address asks for, or null for all: a name that no post carries is no category. */
export function categoryIn(search: URLSearchParams, posts: readonly Favorite[]): string | null {
  const wanted = search.get('category')?.normalize('NFC')
  return categoriesOf(posts).find((category) => category.normalize('NFC') === wanted) ?? null
}

/** The posts of a category; all of them for null. */
export function inCategory(posts: readonly Favorite[], category: string | null): readonly Favorite[] {
  return category === null ? posts : posts.filter(({ meta }) => meta.category === category)
}
