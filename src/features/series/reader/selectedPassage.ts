import { graphemesOf } from '@/lib/korean/graphemes'
import { addressAt, type SentenceAddress } from '@/lib/korean/sentences'

/** So many characters make a passage that can be shared (decisions §11.7). */
const SHORTEST_PASSAGE = 8
export const LONGEST_PASSAGE = 160

/** What a visitor has selected in a chapter. */
export interface SelectedPassage {
  /** In NFC, with single spaces. */
  text: string
  /** Where it begins. */
  address: SentenceAddress
  /** Where it stands in the view, px. */
  rect: { top: number; left: number; width: number; bottom: number }
}

/** The passage of a chapter that is selected; null when none is, when it reaches beyond, is too short or too long. */
export function selectedPassage(article: HTMLElement): SelectedPassage | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!article.contains(range.commonAncestorContainer)) return null
  const text = passageText(selection.toString())
  const { length } = graphemesOf(text)
  if (length < SHORTEST_PASSAGE || length > LONGEST_PASSAGE) return null
  const address = addressOf(article, range)
  if (!address) return null
  const { top, left, width, bottom } = range.getBoundingClientRect()
  return { text, address, rect: { top, left, width, bottom } }
}

/** Selected text as it is shared. */
const passageText = (selected: string): string => selected.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** What stands in a paragraph from the beginning of a range on. */
function restOf(paragraph: Element, { startContainer, startOffset }: Range): string {
  const rest = document.createRange()
  rest.selectNodeContents(paragraph)
  // A selection may begin in the heading or a break above.
  if (paragraph.contains(startContainer)) rest.setStart(startContainer, startOffset)
  return rest.toString().trimStart()
}

/** The sentence in which a range's first letter stands; null where that stands in no paragraph. */
function addressOf(article: HTMLElement, range: Range): SentenceAddress | null {
  const paragraphs = [...article.querySelectorAll('p')]
  const index = paragraphs.findIndex((one) => range.intersectsNode(one) && restOf(one, range) !== '')
  const paragraph = paragraphs[index]
  if (!paragraph) return null
  const text = paragraph.textContent
  return addressAt(text, index + 1, text.length - restOf(paragraph, range).length)
}
