import { differences as words } from '#messages/admin/differences'
import type { Collection } from '@/posts/collections'
import { differingFields } from '@/posts/owner/postChanges'
import type { PostDraft } from '@/posts/owner/postDraft'
import { parseRichText } from '@/posts/parseRichText'
import type { RichTextBlock, RichTextInline } from '@/posts/richText'
import { parseShare } from '@/posts/share'
import { readSamples, sampleName } from '../components/samples'
import { fieldLabel, sortFieldNames } from '../editor/fieldLabels'
import { describeMetaValue, metaFields } from '../editor/formFields'
import { rightsText } from '../editor/rightsDraft'
import { compareCuts, cutText, readCuts, type CutDifference } from './compareCuts'
import { countChanges, diffWords, type DiffPart } from './diffWords'

/** Text of a body for the comparison, with quotes apart. */
interface BodyText {
  text: string
  quotes: string
}

/** Converts a body to text, one line per paragraph. Includes link targets and images to show their changes. */
function bodyText(body: unknown): BodyText {
  const blocks = parseRichText(body)?.content ?? []
  return {
    text: joinBlocks(blocks.filter(({ type }) => type !== 'blockquote')),
    quotes: joinBlocks(blocks.filter(({ type }) => type === 'blockquote')),
  }
}

const joinBlocks = (blocks: readonly RichTextBlock[]) => blocks.map(blockText).filter(Boolean).join('\n')

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
      return words.picture(block.alt)
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

/** A field that differs between two versions. */
export type FieldDifference = {
  name: string
  /** Returns the label in the current language. */
  label: () => string
} & (
  | { kind: 'text'; parts: DiffPart[] }
  | { kind: 'picture' }
  | { kind: 'cuts'; cuts: CutDifference[] }
  /** The text is equal, but its formatting or hidden data differ. */
  | { kind: 'formatting' }
)

const META = 'meta.'
const CUTS = 'meta.cuts'
const SAMPLES = 'meta.samples'

/** Returns the fields in which two versions of a post differ, except `status`, in the order of the form. */
export function compareDrafts(
  collection: Collection,
  before: PostDraft,
  after: PostDraft,
): FieldDifference[] {
  const names = differingFields(before, after).filter((name) => name !== 'status')
  return sortFieldNames(collection, names).flatMap((name): FieldDifference[] => {
    if (name === 'body') return bodyDifferences(before.body, after.body)
    const label = () => fieldLabel(collection, name)
    if (name === 'image') return [{ name, label, kind: 'picture' }]
    if (name === CUTS) {
      const cuts = compareCuts(before.meta, after.meta)
      return [cuts.length > 0 ? { name, label, kind: 'cuts', cuts } : { name, label, kind: 'formatting' }]
    }
    const parts = diffWords(fieldText(collection, before, name), fieldText(collection, after, name))
    return [
      countChanges(parts) > 0 ? { name, label, kind: 'text', parts } : { name, label, kind: 'formatting' },
    ]
  })
}

function bodyDifferences(before: unknown, after: unknown): FieldDifference[] {
  const [oldBody, newBody] = [bodyText(before), bodyText(after)]
  const rows = [
    { name: 'body', label: () => words.body, parts: diffWords(oldBody.text, newBody.text) },
    { name: 'quotes', label: () => words.quotes, parts: diffWords(oldBody.quotes, newBody.quotes) },
  ].filter(({ parts }) => countChanges(parts) > 0)
  if (rows.length === 0) return [{ name: 'body', label: () => words.body, kind: 'formatting' }]
  return rows.map((row) => ({ ...row, kind: 'text' as const }))
}

/** Returns the value of a field as text. */
export function fieldText(collection: Collection, draft: PostDraft, name: string): string {
  if (name === 'body') {
    const { text, quotes } = bodyText(draft.body)
    return [text, quotes].filter(Boolean).join('\n')
  }
  if (name.startsWith(META)) {
    const key = name.slice(META.length)
    if (key === 'share') return shareText(draft.meta)
    if (key === 'rights') return rightsText(draft.meta)
    if (name === CUTS) return cutsText(draft.meta)
    if (name === SAMPLES) return samplesText(draft.meta)
    const value: unknown = Reflect.get(draft.meta, key)
    const field = metaFields[collection.key].find((candidate) => candidate.name === key)
    const text = field ? describeMetaValue(field, value) : ''
    return text || (value === undefined || value === null ? '' : stringify(value))
  }
  const value: unknown = Reflect.get(draft, name)
  return typeof value === 'string' ? value : ''
}

/** Returns the number of cuts, and the texts of each. */
function cutsText(meta: object): string {
  const cuts = readCuts(meta)
  const texts = cuts.map(({ cut, number }) => [words.cut(number), cutText(cut)].filter(Boolean).join('\n'))
  return [words.cutCount(cuts.length), ...texts].join('\n')
}

/** Returns the samples of a kind of commission, one line each. */
const samplesText = (meta: object) => readSamples(meta).map(sampleName).join('\n')

/** Returns the share data, one line per field. */
function shareText(meta: object): string {
  const { title, description, focus } = parseShare(meta)
  const point = focus?.map((share) => `${Math.round(share * 100)}%`).join(' · ')
  return [
    title && words.share.title(title),
    description && words.share.description(description),
    point && words.share.focus(point),
  ]
    .filter(Boolean)
    .join('\n')
}

const stringify = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Counts the single differences in all fields. */
export function countDifferences(fields: readonly FieldDifference[]): number {
  return fields.reduce((sum, field) => sum + countFieldDifferences(field), 0)
}

/** Counts the differences in one field. */
export function countFieldDifferences(field: FieldDifference): number {
  if (field.kind === 'cuts') return field.cuts.length
  return field.kind === 'text' ? countChanges(field.parts) : 1
}

/** Summarizes differences in one line: “Title, Text (3 changes), Image”. */
export function summarizeDifferences(fields: readonly FieldDifference[]): string {
  return fields
    .map((field) => {
      const label = field.label()
      const isBody = field.name === 'body' || field.name === 'quotes'
      if (isBody && field.kind === 'formatting') return words.bodyFormatting
      return isBody || field.kind === 'cuts' ? words.places(label, countFieldDifferences(field)) : label
    })
    .join(', ')
}
