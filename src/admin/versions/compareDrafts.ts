import type { Collection } from '@/posts/definition'
import { differences } from '@/posts/postChanges'
import type { PostDraft } from '@/posts/postDraft'
import { shareOf } from '@/posts/share'
import { fieldLabel, inOrder } from '../editor/fieldLabels'
import { metaFields, metaText } from '../editor/metaFieldDefinitions'
import { changesIn, wordDiff, type Piece } from './wordDiff'
import { parseRichText } from '@/posts/richText'
import type { RichTextBlock, RichTextInline } from '@/posts/richTextDocument'

/** A stored body as it is compared: its own words, and what it quotes. */
interface BodyText {
  words: string
  quotes: string
}

/** The text of a stored body, a paragraph a line; links and pictures are told, so that a changed one shows. */
function bodyText(body: unknown): BodyText {
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

/** One field in which two versions differ. */
export type FieldDifference = {
  name: string
  label: string
} & (
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'picture' }
  /** The words are the same, and something about them is not. */
  | { kind: 'look' }
)

const META = 'meta.'

/** In which fields two versions of a post differ, in the order of the form; whether visitors see it is none. */
export function compareDrafts(
  collection: Collection,
  before: PostDraft,
  after: PostDraft,
): FieldDifference[] {
  const names = differences(before, after).filter((name) => name !== 'status')
  return inOrder(names).flatMap((name): FieldDifference[] => {
    if (name === 'body') return bodyDifferences(before.body, after.body)
    const label = fieldLabel(collection, name)
    if (name === 'image') return [{ name, label, kind: 'picture' }]
    const pieces = wordDiff(textOf(collection, before, name), textOf(collection, after, name))
    return [changesIn(pieces) > 0 ? { name, label, kind: 'text', pieces } : { name, label, kind: 'look' }]
  })
}

function bodyDifferences(before: unknown, after: unknown): FieldDifference[] {
  const [one, other] = [bodyText(before), bodyText(after)]
  const rows = [
    { name: 'body', label: '본문', pieces: wordDiff(one.words, other.words) },
    { name: 'quotes', label: '인용', pieces: wordDiff(one.quotes, other.quotes) },
  ].filter(({ pieces }) => changesIn(pieces) > 0)
  if (rows.length === 0) return [{ name: 'body', label: '본문', kind: 'look' }]
  return rows.map((row) => ({ ...row, kind: 'text' as const }))
}

/** What a field says, as text. */
export function textOf(collection: Collection, draft: PostDraft, name: string): string {
  if (name === 'body') {
    const { words, quotes } = bodyText(draft.body)
    return [words, quotes].filter(Boolean).join('\n')
  }
  if (name.startsWith(META)) {
    const key = name.slice(META.length)
    if (key === 'share') return shareText(draft.meta)
    const value: unknown = Reflect.get(draft.meta, key)
    const field = metaFields[collection.key].find((candidate) => candidate.name === key)
    const text = field ? metaText(field, value) : ''
    return text || (value === undefined || value === null ? '' : plain(value))
  }
  const value: unknown = Reflect.get(draft, name)
  return typeof value === 'string' ? value : ''
}

/** How the link looks, a line each. */
function shareText(meta: object): string {
  const { title, description, focus } = shareOf(meta)
  const point = focus?.map((share) => `${Math.round(share * 100)}%`).join(' · ')
  return [title && `제목: ${title}`, description && `설명: ${description}`, point && `초점: ${point}`]
    .filter(Boolean)
    .join('\n')
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** How many single places the fields make: those that the page walks through. */
export function placesOf(fields: readonly FieldDifference[]): number {
  return fields.reduce((sum, field) => sum + placesIn(field), 0)
}

/** How many of them one field makes. */
export function placesIn(field: FieldDifference): number {
  return field.kind === 'text' ? changesIn(field.pieces) : 1
}

/** What has changed, in a line: “제목, 본문 3곳, 이미지”. */
export function summaryOf(fields: readonly FieldDifference[]): string {
  return fields
    .map((field) => {
      if (field.name !== 'body' && field.name !== 'quotes') return field.label
      return field.kind === 'look' ? '본문의 꾸밈' : `${field.label} ${placesIn(field)}곳`
    })
    .join(', ')
}
