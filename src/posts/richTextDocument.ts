/** Rich text as the database may hold it and as the pages draw it: nothing else survives `parseRichText`. */
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
