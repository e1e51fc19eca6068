import { useEffect } from 'react'
import { ensureGlyphs } from '@/lib/fontSlices'
import type { Post } from '@/collections/post'

/** Every word of a post's short fields, whatever its collection. */
function wordsOf({ title, summary, meta }: Post): string[] {
  const fields = Object.values(meta).flat()
  return [title, summary ?? '', ...fields.filter((field) => typeof field === 'string')]
}

/** Sees to it that no letter of these posts is missing from the fonts; `texts` are what else is shown of them. */
export function useGlyphs(posts: readonly Post[], ...texts: string[]) {
  const text = [...posts.flatMap(wordsOf), ...texts].join(' ')
  useEffect(() => ensureGlyphs(text), [text])
}
