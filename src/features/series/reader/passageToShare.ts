import { formatSentenceAddress, SENTENCE_PARAM } from '@/lib/korean/sentences'
import type { SelectedPassage } from './selectedPassage'

/** A passage as another feature may take it along. */
export interface PassageToShare {
  kind: 'passage'
  text: string
  /** Where it stands, in words: “해와 달의 연애사, 1장”. */
  source: string
  /** The site's path of its first sentence, query included. */
  path: string
  /** Name for a file of it, in ASCII. */
  fileName: string
}

interface Place {
  /** Title of the novel. */
  title: string
  /** Key of the novel, in ASCII. */
  novel: string
  chapter: number
  /** The page that the reader is open on. */
  pathname: string
  search: string
}

/** A selected passage with its source and the address of its first sentence. */
export function passageToShare({ text, address }: SelectedPassage, place: Place): PassageToShare {
  const { title, novel, chapter, pathname, search } = place
  const at = formatSentenceAddress(address)
  const tab = new URLSearchParams(search).get('tab')
  const query = new URLSearchParams(tab === null ? {} : { tab })
  query.set('chapter', String(chapter))
  query.set(SENTENCE_PARAM, at)
  return {
    kind: 'passage',
    text,
    source: `${title}, ${chapter}장`,
    path: `${pathname}?${query}`,
    fileName: `${novel}-${chapter}-${at.replace('.', '-')}`,
  }
}
