import { addressAt, type SentenceAddress } from '@/lib/korean/sentences'
import { READING_LINE_PX } from '../readingLine'

const paragraphsIn = (article: HTMLElement) =>
  Array.from(article.querySelectorAll<HTMLElement>('p[data-block]'))

/** The first paragraph that is still to be read on this screen, from its first sentence. */
export function placeOnScreen(article: HTMLElement): SentenceAddress {
  const index = paragraphsIn(article).findIndex((one) => one.getBoundingClientRect().bottom > READING_LINE_PX)
  return { paragraph: Math.max(0, index) + 1, sentence: 1 }
}

/** The letter at a point of the screen: its text and its place in it. */
function letterAt(x: number, y: number): { node: Node; offset: number } | null {
  const standard: Partial<Pick<Document, 'caretPositionFromPoint'>> = document
  const caret = standard.caretPositionFromPoint?.(x, y)
  if (caret !== undefined) return caret && { node: caret.offsetNode, offset: caret.offset }
  // Safari before 26.
  const range = document.caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}

/** The sentence at a point of the screen, or null where no text is. */
export function sentenceAtPoint(article: HTMLElement, x: number, y: number): SentenceAddress | null {
  const letter = letterAt(x, y)
  const paragraph = paragraphsIn(article).find((one) => letter && one.contains(letter.node))
  if (!letter || !paragraph) return null
  const before = document.createRange()
  before.setStart(paragraph, 0)
  before.setEnd(letter.node, letter.offset)
  const number = paragraphsIn(article).indexOf(paragraph) + 1
  return addressAt(paragraph.textContent ?? '', number, before.toString().length)
}
