import { paths } from '@/config/paths'
import { formatSentenceAddress, SENTENCE_PARAM, type SentenceAddress } from '@/lib/korean/sentences'
import type { NovelKey } from './novels'

const MORE = 'more-'

/** The page on which a novel stands. */
export function novelHref(novel: NovelKey): string {
  return novel === 'tls' || novel === 'they'
    ? paths.novel[novel]
    : `${paths.novel.more}?tab=${novel.slice(MORE.length)}`
}

/** A chapter opened in the reader, at one of its sentences where an address is given (decisions §11.2). */
export function readerHref(novel: NovelKey, chapter: number, at?: SentenceAddress): string {
  const page = novelHref(novel)
  const place = at ? `&${SENTENCE_PARAM}=${formatSentenceAddress(at)}` : ''
  return `${page}${page.includes('?') ? '&' : '?'}chapter=${chapter}${place}`
}
