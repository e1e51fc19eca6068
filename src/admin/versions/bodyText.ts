import { parseRichText } from '@/posts/richText'
import type { RichTextBlock, RichTextInline } from '@/posts/richTextDocument'

/** A stored body as it is compared: its own words, and what it quotes. */
export interface BodyText {
  words: string
  quotes: string
}

/** The text of a stored body, a paragraph a line; links and pictures are told, so that a changed one shows. */
export function bodyText(body: unknown): BodyText {
  const blocks = parseRichText(body)?.content ?? []
  return {
    words: linesOf(blocks.filter(({ type }) => type !== 'blockquote')),
    quotes: linesOf(blocks.filter(({ type }) => type === 'blockquote')),
  }
}

const linesOf = (blocks: readonly RichTextBlock[]) => blocks.map(blockText).filter(Boolean).join('\n')

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineWithLinks(block.content)
    case 'bulletList':
    case 'orderedList':
      return block.content.map(({ content }) => `• ${content.map(blockText).join('\n')}`).join('\n')
    case 'blockquote':
      return block.content.map(blockText).join('\n')
    case 'codeBlock':
      return block.text
    case 'horizontalRule':
      return '———'
    default:
      return `[그림: ${block.alt || '대체 텍스트 없음'}]`
  }
}

function inlineWithLinks(inline: readonly RichTextInline[]): string {
  return inline
    .map((node) => {
      if (node.type === 'hardBreak') return '\n'
      const link = node.marks.find((mark) => mark.type === 'link')
      return link ? `${node.text} (${link.href})` : node.text
    })
    .join('')
}
