import { seriesTexts } from '#messages/seriesTexts'
import type { Terms } from '@/content/types'
import { formatSentenceAddress, SENTENCE_PARAM } from '@/lib/korean/sentences'
import type { SelectedPassage } from './selectedPassage'

/** A passage for the share dialog. */
export interface PassageToShare {
  kind: 'passage'
  text: string
  /** The source as text: “Night River, chapter 1”. */
  source: string
  /** The path of its first sentence, with the query. */
  path: string
  /** The file name, in ASCII. */
  fileName: string
  terms: Terms
}

interface PassageContext {
  /** Title of the novel. */
  title: string
  /** Key of the novel, in ASCII. */
  novel: string
  chapter: number
  /** The path of the page with the reader. */
  pathname: string
  search: string
  terms: Terms
}

/** Adds the source and the path of its first sentence to a selected passage. */
export function createPassageToShare(
  { text, address }: SelectedPassage,
  context: PassageContext,
): PassageToShare {
  const { title, novel, chapter, pathname, search, terms } = context
  const at = formatSentenceAddress(address)
  const tab = new URLSearchParams(search).get('tab')
  const query = new URLSearchParams(tab === null ? {} : { tab })
  query.set('chapter', String(chapter))
  query.set(SENTENCE_PARAM, at)
  return {
    kind: 'passage',
    text,
    source: seriesTexts.chapterOf(title, chapter),
    path: `${pathname}?${query}`,
    fileName: `${novel}-${chapter}-${at.replace('.', '-')}`,
    terms,
  }
}
