import type { ChapterText } from '@/content/novels'
import { lazyModule, type LazyModule } from '@/lib/lazyModule'
import type { ReadableChapter } from '../novel/useReader'

const texts = new Map<ReadableChapter['text'], LazyModule<{ default: ChapterText }>>()

/** The text of a chapter, asked for once; a failed one is asked for again by the next reader. */
export function textOf({ title, text }: ReadableChapter) {
  const known = texts.get(text)
  if (known) return known
  const module = lazyModule(title, text)
  texts.set(text, module)
  return module
}
