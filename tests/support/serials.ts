import seed from '../../supabase/seed/sample/posts.json' with { type: 'json' }
import { chapterBlocks, paragraphsOf } from '@/posts/chapterText'
import { chapters, episodes } from '@/posts/collections'
import { countLetters } from '@/posts/countLetters'
import { type Chapter, type Episode, parsePosts } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { staticChapterQuery, staticSeriesQueries } from '@/posts/serials/seriesList'

/** Returns the rows that visitors see. */
const published = <Row extends { status: string }>(rows: readonly Row[]) =>
  rows.filter(({ status }) => status === 'published')

/** The published chapters of the sample, with their texts. */
export const sampleChapters: readonly Chapter[] = parsePosts(chapters, published(seed.chapters)).map(
  (chapter) => ({ ...chapter, letters: countLetters(chapter.body) }),
)

/** The published episodes of the sample. */
export const sampleEpisodes: readonly Episode[] = parsePosts(episodes, published(seed.episodes))

/** Returns the paragraphs of a chapter of the sample, as counted by sentence addresses. Empty if it does not exist. */
export function sampleParagraphs(novel: string | undefined, number: number): string[] {
  const chapter = sampleChapters.find(({ meta }) => meta.novel === novel && meta.number === number)
  return paragraphsOf(chapterBlocks(chapter?.body))
}

/** Fills the query cache with the lists and texts of chapters, by default of the sample's. */
export function fillChapterQueries(rows = sampleChapters) {
  for (const queries of staticSeriesQueries(chapters, rows).values())
    for (const { key, data } of queries) queryClient.setQueryData(key, data)
  for (const chapter of rows) {
    const { key, data } = staticChapterQuery(chapter)
    queryClient.setQueryData(key, data)
  }
}
