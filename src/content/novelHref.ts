import { paths } from '@/config/paths'
import { formatSentenceAddress, SENTENCE_PARAM, type SentenceAddress } from '@/lib/korean/sentences'
import type { NovelKey } from './novels'

const MORE_PREFIX = 'more-'

/** Returns the page of a novel. */
export function novelHref(novel: NovelKey): string {
  return novel === 'tls' || novel === 'they'
    ? paths.novel[novel]
    : `${paths.novel.more}?tab=${novel.slice(MORE_PREFIX.length)}`
}

/** Returns the link that opens a chapter in the reader, optionally at a sentence. */
export function readerHref(novel: NovelKey, chapter: number, at?: SentenceAddress): string {
  const page = novelHref(novel)
  const sentence = at ? `&${SENTENCE_PARAM}=${formatSentenceAddress(at)}` : ''
  return `${page}${page.includes('?') ? '&' : '?'}chapter=${chapter}${sentence}`
}
