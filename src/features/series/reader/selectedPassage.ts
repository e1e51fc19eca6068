import { splitGraphemes } from '@/lib/korean/graphemes'
import { sentenceAddressAt, type SentenceAddress } from '@/lib/korean/sentences'

/** The length of a passage that can be shared, in graphemes. */
const MIN_PASSAGE_LENGTH = 8
export const MAX_PASSAGE_LENGTH = 160

/** A selected passage of a chapter. */
export interface SelectedPassage {
  /** The text in NFC with single spaces. */
  text: string
  /** The address of its first sentence. */
  address: SentenceAddress
  /** Its position in the viewport, in px. */
  rect: { top: number; left: number; width: number; bottom: number }
}

/**
 * Returns the selected passage. Returns null if nothing is selected, if the selection reaches outside of the
 * article, or if it is too short or too long.
 */
export function getSelectedPassage(article: HTMLElement): SelectedPassage | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!article.contains(range.commonAncestorContainer)) return null
  const text = normalizePassage(selection.toString())
  const { length } = splitGraphemes(text)
  if (length < MIN_PASSAGE_LENGTH || length > MAX_PASSAGE_LENGTH) return null
  const address = getSentenceAddress(article, range)
  if (!address) return null
  const { top, left, width, bottom } = range.getBoundingClientRect()
  return { text, address, rect: { top, left, width, bottom } }
}

/** Normalizes selected text for sharing. */
const normalizePassage = (selected: string): string =>
  selected.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Returns the text of a paragraph from the start of a range on. */
function getTextFrom(paragraph: Element, { startContainer, startOffset }: Range): string {
  const remainder = document.createRange()
  remainder.selectNodeContents(paragraph)
  // A selection may start in the heading or in a scene break above.
  if (paragraph.contains(startContainer)) remainder.setStart(startContainer, startOffset)
  return remainder.toString().trimStart()
}

/** Returns the sentence that contains the first letter of a range, or null if it is in no paragraph. */
function getSentenceAddress(article: HTMLElement, range: Range): SentenceAddress | null {
  const paragraphs = [...article.querySelectorAll('p')]
  const index = paragraphs.findIndex((one) => range.intersectsNode(one) && getTextFrom(one, range) !== '')
  const paragraph = paragraphs[index]
  if (!paragraph) return null
  const text = paragraph.textContent
  return sentenceAddressAt(text, index + 1, text.length - getTextFrom(paragraph, range).length)
}
