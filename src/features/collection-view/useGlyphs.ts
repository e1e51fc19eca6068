import { useEffect, useState } from 'react'
import { ensureGlyphs } from '@/lib/ensureGlyphs'
import type { Post } from '@/collections/post'

/** Every word of a post's short fields, whatever its collection. */
function nounsOf({ title, summary, meta }: Post): string[] {
  const fields = Object.values(meta).flat()
  return [title, summary ?? '', ...fields.filter((field) => typeof field === 'string')]
}

/** Sees to it that no letter of these posts is missing from the fonts; `more` is what else is shown of them. */
export function useGlyphs(posts: readonly Post[], more = '') {
  // A list of ten thousand grows by a page of rows, and only their words are new.
  const [told] = useState(() => new WeakSet<Post>())
  useEffect(() => {
    const news = posts.filter((post) => !told.has(post))
    for (const post of news) told.add(post)
    void ensureGlyphs([...news.flatMap(nounsOf), more].join(' '))
  }, [posts, more, told])
}
