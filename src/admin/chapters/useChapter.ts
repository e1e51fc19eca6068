import { useMemo, useState } from 'react'
import type { Collection } from '@/posts/collections'
import type { PostDraft } from '@/posts/postDraft'
import { DataError } from '@/supabase/errors'
import type { ItemEditor } from '../editor/useItemEditor'
import {
  findNumberOwner,
  nextNumber,
  refetchSeriesNumbers,
  useSeriesNumbers,
} from '../episodes/seriesNumbers'
import { type ChapterFields, initialNovel, readChapterFields, withChapterFields } from './chapterMeta'

/** The novel, number and note of the edited chapter. */
export function useChapter({ collection, row, form }: ItemEditor) {
  const { draft, update } = form
  const fields = useMemo(() => readChapterFields(draft.meta), [draft.meta])
  const [defaultNovel] = useState(initialNovel)
  const novel = fields.novel ?? defaultNovel
  const numbers = useSeriesNumbers(collection, novel)
  const number = fields.number ?? (numbers ? nextNumber(numbers) : null)
  return {
    fields,
    novel,
    number,
    /** The other post that has this number. */
    numberOwner: numbers && number !== null ? findNumberOwner(numbers, number, row?.id ?? null) : undefined,
    changeFields: (changes: Partial<ChapterFields>) =>
      update(({ meta }) => ({ meta: withChapterFields(meta, changes) })),
  }
}

export type Chapter = ReturnType<typeof useChapter>

/** Returns the `meta` that saving a chapter writes, with its number. Throws `DataError` if the next number is unknown. */
export async function prepareChapter(
  collection: Collection,
  draft: PostDraft,
  chapter: Chapter | null,
): Promise<Partial<PostDraft>> {
  if (!chapter) return {}
  const { novel } = chapter
  const number = chapter.number ?? (await findNextNumber(collection, novel))
  // The form shows what is saved, so that nothing counts as changed afterwards.
  chapter.changeFields({ novel, number })
  return { meta: withChapterFields(draft.meta, { novel, number }) }
}

async function findNextNumber(collection: Collection, novel: string): Promise<number> {
  const numbers = await refetchSeriesNumbers(collection, novel)
  if (!numbers) throw new DataError('offline', 'The numbers of the novel are unknown.')
  return nextNumber(numbers)
}
