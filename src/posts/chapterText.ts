import { parseRichText } from './parseRichText'
import { type RichTextBlock, richTextText } from './richText'

/** One block of a chapter. Sentence addresses count the paragraphs only. */
export type ChapterBlock = { kind: 'paragraph' | 'heading'; text: string } | { kind: 'break' }

/** Returns the blocks of a chapter's stored text. Lists and quotations become paragraphs; pictures are left out. */
export function chapterBlocks(body: unknown): ChapterBlock[] {
  return parseRichText(body)?.content.flatMap(toBlocks) ?? []
}

function toBlocks(block: RichTextBlock): ChapterBlock[] {
  if (block.type === 'horizontalRule') return [{ kind: 'break' }]
  if (block.type === 'image') return []
  if (block.type === 'blockquote') return block.content.flatMap(toBlocks)
  if (block.type === 'bulletList' || block.type === 'orderedList')
    return block.content.flatMap((item) => item.content.flatMap(toBlocks))
  const text = richTextText({ type: 'doc', content: [block] })
  return text === '' ? [] : [{ kind: block.type === 'heading' ? 'heading' : 'paragraph', text }]
}

/** Returns the paragraphs of a chapter, as counted by sentence addresses. */
export function paragraphsOf(blocks: readonly ChapterBlock[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []))
}
