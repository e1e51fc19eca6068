import { formatSentenceAddress, SENTENCE_PARAM, type SentenceAddress } from '@/lib/korean/sentences'
import { novelHref } from './novelHref'
import type { NovelKey } from './novels'

/** Returns the link that opens a chapter in the reader, optionally at a sentence. */
export function readerHref(novel: NovelKey, chapter: number, at?: SentenceAddress): string {
  const page = novelHref(novel)
  const sentence = at ? `&${SENTENCE_PARAM}=${formatSentenceAddress(at)}` : ''
  return `${page}${page.includes('?') ? '&' : '?'}chapter=${chapter}${sentence}`
}
