import { useEffect, useMemo } from 'react'
import { ensureGlyphs } from '@/lib/ensureGlyphs'
import type { Post } from '@/collections/post'

/** Every word of a post's short fields, whatever its collection. */
function nounsOf({ title, summary, meta }: Post): string[] {
  const fields = Object.values(meta).flat()
  return [title, summary ?? '', ...fields.filter((field) => typeof field === 'string')]
}

/** Sees to it that no letter of these posts is missing from the fonts; `more` is what else is shown of them. */
export function useGlyphs(posts: readonly Post[], more = '') {
  // Lists keep their array while nothing is new: ten thousand titles are not joined at every render.
  const text = useMemo(() => [...posts.flatMap(nounsOf), more].join(' '), [posts, more])
  useEffect(() => void ensureGlyphs(text), [text])
}
