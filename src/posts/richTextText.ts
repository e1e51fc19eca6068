import type { RichTextBlock, RichTextDocument, RichTextInline } from './richTextDocument'

/** The letters of a line; a break in it is one. */
export function inlineText(inline: readonly RichTextInline[]): string {
  return inline.map((node) => (node.type === 'text' ? node.text : '\n')).join('')
}

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content)
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.map(blockText)).join(' ')
    case 'blockquote':
      return block.content.map(blockText).join(' ')
    case 'codeBlock':
      return block.text
    case 'horizontalRule':
      return ''
    default:
      return block.title ?? ''
  }
}

/** Every word of a document, in one line. */
export function richTextText(document: RichTextDocument | null): string {
  const text = document?.content.map(blockText).join(' ') ?? ''
  return text.replaceAll(/\s+/g, ' ').trim()
}
