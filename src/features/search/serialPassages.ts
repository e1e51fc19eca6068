// Search cards of what is read in serial works.
import { searchTexts } from '#messages/searchTexts'
import { novelEntries } from '@/content/novels'
import { readerHref } from '@/content/readerHref'
import { findSeries } from '@/content/series'
import { sentenceTexts } from '@/lib/korean/sentences'
import { chapterBlocks, paragraphsOf } from '@/posts/chapterText'
import type { Chapter, Episode } from '@/posts/post'
import type { Card } from './card'
import { normalizeText } from './match/normalizeText'

/** Returns a card for each line of an episode's script. */
export function scriptPassages({ meta }: Episode, { href, lang, sources }: Card): Card[] {
  const kind = searchTexts.kinds.episodeOf(findSeries(meta.series)?.titleKo ?? '', meta.number)
  return meta.cuts.flatMap(({ script = [] }, cut) =>
    script.map(({ text }, line) => ({
      group: 'passages' as const,
      title: normalizeText(text),
      kind,
      ...(lang && { lang }),
      // The fragment tells the lines of an episode apart.
      href: `${href}#cut-${cut + 1}-${line + 1}`,
      ...(sources && { sources }),
    })),
  )
}

/** Returns a card for each sentence of a chapter, with its address. */
export function chapterPassages({ meta, body }: Chapter, { lang }: Card): Card[] {
  const novel = novelEntries.find(({ key }) => key === meta.novel)
  if (!novel) return []
  return paragraphsOf(chapterBlocks(body)).flatMap((paragraph, index) =>
    sentenceTexts(paragraph).map((sentence, position) => ({
      group: 'passages' as const,
      title: normalizeText(sentence),
      kind: searchTexts.kinds.chapterOf(novel.title, meta.number),
      ...(lang && { lang }),
      href: readerHref(novel.key, meta.number, { paragraph: index + 1, sentence: position + 1 }),
    })),
  )
}
