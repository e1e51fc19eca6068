import type { RichTextBlock, RichTextDocument } from '@/posts/richTextDocument'

/** A picture this many times as tall as it is wide is a screenshot of a whole page. */
const TALL = 1.6

/** Whether a block is a screenshot of a whole page; a picture whose size nobody noted is none. */
export function isTall(block: RichTextBlock): boolean {
  return (
    block.type === 'image' &&
    block.width !== null &&
    block.height !== null &&
    block.height > TALL * block.width
  )
}

const asDocument = (content: RichTextBlock[]): RichTextDocument | null =>
  content.length > 0 ? { type: 'doc', content } : null

/** A case's text in two: what stands beside the facts, up to the first heading or picture, and all after it. */
export function splitCase(document: RichTextDocument | null): {
  lead: RichTextDocument | null
  rest: RichTextDocument | null
} {
  const blocks = document?.content ?? []
  const first = blocks.findIndex(({ type }) => type === 'heading' || type === 'image')
  const cut = first === -1 ? blocks.length : first
  return { lead: asDocument(blocks.slice(0, cut)), rest: asDocument(blocks.slice(cut)) }
}
