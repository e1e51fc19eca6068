import * as v from 'valibot'
import { storagePath } from '@/supabase/storageUrls'
import type {
  RichTextDocument,
  RichTextMark,
  RichTextText,
  RichTextInline,
  RichTextBlock,
  RichTextListItem,
} from './richTextDocument'
import { inlineText } from './richTextText'

/** Deeper nesting, more nodes or more characters than a person writes are left out. */
export const RICH_TEXT_LIMITS = { depth: 12, nodes: 5000, characters: 200_000 } as const

const LINK_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:']

/** Whether an address may stand in a link (decisions §4). Browsers drop tabs and line breaks, and so does `URL`. */
export function isSafeHref(href: string): boolean {
  return URL.canParse(href) && LINK_PROTOCOLS.includes(new URL(href).protocol)
}

const nodeSchema = v.object({
  type: v.string(),
  text: v.optional(v.unknown()),
  attrs: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
  marks: v.fallback(v.optional(v.array(v.unknown()), []), []),
  content: v.fallback(v.optional(v.array(v.unknown()), []), []),
})
type Node = v.InferOutput<typeof nodeSchema>

const markSchema = v.variant('type', [
  v.object({ type: v.picklist(['bold', 'italic', 'strike', 'code']) }),
  v.object({
    type: v.literal('link'),
    attrs: v.object({ href: v.pipe(v.string(), v.trim(), v.check(isSafeHref, 'not a link')) }),
  }),
])

const size = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null), null)
const words = v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(1000)), null), null)
const imageSchema = v.object({
  src: v.pipe(
    v.string(),
    v.check((src) => storagePath(src) !== null || (/^https?:\/\//i.test(src) && URL.canParse(src))),
  ),
  alt: v.pipe(
    words,
    v.transform((alt) => alt ?? ''),
  ),
  title: words,
  width: size,
  height: size,
  placeholder: words,
})

const levelSchema = v.fallback(v.picklist([2, 3, 4]), 2)
const startSchema = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 1)

/** What is left of the limits while one document is read. */
interface Allowance {
  nodes: number
  characters: number
}

/** A node of any kind, or null when it is none or the document has had its share. */
function readNode(value: unknown, left: Allowance, depth: number): Node | null {
  if (depth > RICH_TEXT_LIMITS.depth || left.nodes <= 0) return null
  const node = v.safeParse(nodeSchema, value)
  if (!node.success) return null
  left.nodes -= 1
  return node.output
}

function readMark(value: unknown): RichTextMark[] {
  const mark = v.safeParse(markSchema, value)
  if (!mark.success) return []
  return [mark.output.type === 'link' ? { type: 'link', href: mark.output.attrs.href } : mark.output]
}

function readText({ text, marks }: Node, left: Allowance): RichTextText[] {
  if (typeof text !== 'string' || text === '' || left.characters <= 0) return []
  const kept = text.slice(0, left.characters)
  left.characters -= kept.length
  return [{ type: 'text', text: kept.normalize('NFC'), marks: marks.slice(0, 8).flatMap(readMark) }]
}

function readInline(values: unknown[], left: Allowance, depth: number): RichTextInline[] {
  return values.flatMap((value): RichTextInline[] => {
    const node = readNode(value, left, depth)
    if (node?.type === 'text') return readText(node, left)
    return node?.type === 'hardBreak' ? [{ type: 'hardBreak' }] : []
  })
}

function readBlocks(values: unknown[], left: Allowance, depth: number): RichTextBlock[] {
  return values.flatMap((value) => {
    const node = readNode(value, left, depth)
    return node ? readBlock(node, left, depth + 1) : []
  })
}

function readItems(values: unknown[], left: Allowance, depth: number): RichTextListItem[] {
  return values.flatMap((value): RichTextListItem[] => {
    const node = readNode(value, left, depth)
    if (node?.type !== 'listItem') return []
    const content = readBlocks(node.content, left, depth + 1)
    return content.length > 0 ? [{ type: 'listItem', content }] : []
  })
}

/** One block; nothing when its type is unknown or nothing of it is left. */
function readBlock({ type, attrs, content }: Node, left: Allowance, depth: number): RichTextBlock[] {
  switch (type) {
    case 'paragraph': {
      const inline = readInline(content, left, depth)
      return inline.length > 0 ? [{ type, content: inline }] : []
    }
    case 'heading': {
      const inline = readInline(content, left, depth)
      return inline.length > 0 ? [{ type, level: v.parse(levelSchema, attrs['level']), content: inline }] : []
    }
    case 'bulletList': {
      const items = readItems(content, left, depth)
      return items.length > 0 ? [{ type, content: items }] : []
    }
    case 'orderedList': {
      const items = readItems(content, left, depth)
      return items.length > 0 ? [{ type, start: v.parse(startSchema, attrs['start']), content: items }] : []
    }
    case 'blockquote': {
      const blocks = readBlocks(content, left, depth)
      return blocks.length > 0 ? [{ type, content: blocks }] : []
    }
    case 'codeBlock': {
      const text = inlineText(readInline(content, left, depth))
      return text ? [{ type, text }] : []
    }
    case 'horizontalRule':
      return [{ type }]
    case 'image': {
      const image = v.safeParse(imageSchema, attrs)
      return image.success ? [{ type, ...image.output }] : []
    }
    default:
      return []
  }
}

/**
 * Reads a stored body: known nodes and marks survive, links lead to http(s) or mailto, everything else is dropped.
 * Anything that is no document, or of which nothing is left, is null; it never throws (decisions §4, §10.5).
 */
export function parseRichText(body: unknown): RichTextDocument | null {
  const left = { nodes: RICH_TEXT_LIMITS.nodes, characters: RICH_TEXT_LIMITS.characters }
  const node = readNode(body, left, 0)
  if (node?.type !== 'doc') return null
  const content = readBlocks(node.content, left, 1)
  return content.length > 0 ? { type: 'doc', content } : null
}
