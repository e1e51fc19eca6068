import { useEffect, useMemo } from 'react'
import type { ChapterText } from '@/content/novels'
import { paragraphsOf, SCENE_BREAK } from '@/content/novelText/sceneBreak'
import { type FoundSentence, parseSentenceAddress, sentenceAt } from '@/lib/korean/sentences'
import { dismissToast, showToast } from '@/ui/toaster'

/** The sentence that a chapter is opened at, and which of its blocks holds it. */
export interface OpenedSentence extends FoundSentence {
  block: number
}

/** The sentence at `?at=` of a text, or the nearest before it; null where the address names none. */
function openedSentence(text: ChapterText, at: string | null): OpenedSentence | null {
  const address = parseSentenceAddress(at)
  const found = address && sentenceAt(paragraphsOf(text), address)
  if (!found) return null
  const blocks = text.flatMap((block, position) => (block === SCENE_BREAK ? [] : [position]))
  return { ...found, block: blocks[found.paragraph - 1] ?? 0 }
}

/** The same for the reader that is open; a visitor whose sentence is not there is told. */
export function useOpenedSentence(text: ChapterText, at: string | null): OpenedSentence | null {
  const sentence = useMemo(() => openedSentence(text, at), [text, at])
  const missing = at !== null && !sentence?.exact
  const nearest = sentence !== null
  useEffect(() => {
    if (!missing) return undefined
    const said = nearest ? '바로 앞 문장을 펼쳤습니다.' : '읽던 자리를 펼쳤습니다.'
    const toast = showToast(`찾으시는 문장이 이 글에 없어 ${said}`)
    return () => dismissToast(toast)
  }, [missing, nearest])
  return sentence
}
