import { paths } from '@/config/paths'
import { formatSentenceAddress, SENTENCE_PARAM, type SentenceAddress } from '@/lib/korean/sentences'
import { type NovelKey, novelEntries } from './novels'

/** Returns the page of a novel. */
export function novelHref(novel: NovelKey): string {
  const { path, tab } = novelEntries.find(({ key }) => key === novel) ?? {}
  return path ?? (tab ? `${paths.moreStories}?tab=${tab.slug}` : paths.moreStories)
}

/** Returns the link that opens a chapter in the reader, optionally at a sentence. */
export function readerHref(novel: NovelKey, chapter: number, at?: SentenceAddress): string {
  const page = novelHref(novel)
  const sentence = at ? `&${SENTENCE_PARAM}=${formatSentenceAddress(at)}` : ''
  return `${page}${page.includes('?') ? '&' : '?'}chapter=${chapter}${sentence}`
}
