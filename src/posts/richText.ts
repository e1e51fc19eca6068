/** Parsed rich text. `parseRichText` drops everything that these types do not describe. */
export interface RichTextDocument {
  type: 'doc'
  content: RichTextBlock[]
}

export type RichTextMark =
  | { type: 'bold' | 'italic' | 'strike' | 'code' }
  | {
      type: 'link'
      /** http(s) or mailto. */
      href: string
    }

export interface RichTextText {
  type: 'text'
  text: string
  marks: RichTextMark[]
}

export type RichTextInline = RichTextText | { type: 'hardBreak' }

/** Sizes in px, `placeholder` a ThumbHash in base64. */
export interface RichTextImage {
  type: 'image'
  src: string
  alt: string
  title: string | null
  width: number | null
  height: number | null
  placeholder: string | null
}

export type RichTextBlock =
  | { type: 'paragraph'; content: RichTextInline[] }
  | { type: 'heading'; level: 2 | 3 | 4; content: RichTextInline[] }
  | { type: 'bulletList'; content: RichTextListItem[] }
  | { type: 'orderedList'; start: number; content: RichTextListItem[] }
  | { type: 'blockquote'; content: RichTextBlock[] }
  | { type: 'codeBlock'; text: string }
  | { type: 'horizontalRule' }
  | RichTextImage

export interface RichTextListItem {
  type: 'listItem'
  content: RichTextBlock[]
}

/** Returns the text of inline nodes. A hard break becomes a line break. */
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

/** Returns all text of a document on one line. */
export function richTextText(document: RichTextDocument | null): string {
  const text = document?.content.map(blockText).join(' ') ?? ''
  return text.replaceAll(/\s+/g, ' ').trim()
}
