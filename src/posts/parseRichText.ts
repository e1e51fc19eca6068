import { useMemo } from 'react'
import * as v from 'valibot'
import { parseUrl } from '@/lib/parseUrl'
import { storagePath } from '@/supabase/storageUrls'
import {
  inlineText,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  type RichTextListItem,
  type RichTextMark,
  type RichTextText,
} from './richText'

/** Content beyond these limits is dropped. A chapter of 60,000 letters has fewer nodes, even with one letter a paragraph. */
export const RICH_TEXT_LIMITS = { depth: 12, nodes: 130_000, characters: 200_000 } as const

const LINK_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:']

/** Returns whether a URL is allowed in a link. `URL` strips tabs and line breaks just as browsers do. */
export function isSafeHref(href: string): boolean {
  const url = parseUrl(href)
  return url !== null && LINK_PROTOCOLS.includes(url.protocol)
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
const shortText = v.pipe(v.string(), v.maxLength(1000))
const words = v.fallback(v.nullish(shortText, null), null)
const imageSchema = v.object({
  src: v.pipe(
    v.string(),
    v.check((src) => storagePath(src) !== null || (/^https?:\/\//i.test(src) && parseUrl(src) !== null)),
  ),
  alt: v.fallback(shortText, ''),
  title: words,
  width: size,
  height: size,
  placeholder: words,
})

const levelSchema = v.fallback(v.picklist([2, 3, 4]), 2)
const startSchema = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 1)

/** The remaining limits while a document is parsed. */
interface Budget {
  nodes: number
  characters: number
}

/** Parses the common fields of a node. Returns null if it is malformed or the limits are used up. */
function readNode(value: unknown, budget: Budget, depth: number): Node | null {
  if (depth > RICH_TEXT_LIMITS.depth || budget.nodes <= 0) return null
  const node = v.safeParse(nodeSchema, value)
  if (!node.success) return null
  budget.nodes -= 1
  return node.output
}

function readMark(value: unknown): RichTextMark[] {
  const mark = v.safeParse(markSchema, value)
  if (!mark.success) return []
  return [mark.output.type === 'link' ? { type: 'link', href: mark.output.attrs.href } : mark.output]
}

function readText({ text, marks }: Node, budget: Budget): RichTextText[] {
  if (typeof text !== 'string' || text === '' || budget.characters <= 0) return []
  const slice = text.slice(0, budget.characters)
  budget.characters -= slice.length
  return [{ type: 'text', text: slice.normalize('NFC'), marks: marks.slice(0, 8).flatMap(readMark) }]
}

function readInline(values: unknown[], budget: Budget, depth: number): RichTextInline[] {
  return values.flatMap((value): RichTextInline[] => {
    const node = readNode(value, budget, depth)
    if (node?.type === 'text') return readText(node, budget)
    return node?.type === 'hardBreak' ? [{ type: 'hardBreak' }] : []
  })
}

function readBlocks(values: unknown[], budget: Budget, depth: number): RichTextBlock[] {
  return values.flatMap((value) => {
    const node = readNode(value, budget, depth)
    return node ? readBlock(node, budget, depth + 1) : []
  })
}

function readItems(values: unknown[], budget: Budget, depth: number): RichTextListItem[] {
  return values.flatMap((value): RichTextListItem[] => {
    const node = readNode(value, budget, depth)
    if (node?.type !== 'listItem') return []
    const content = readBlocks(node.content, budget, depth + 1)
    return content.length > 0 ? [{ type: 'listItem', content }] : []
  })
}

/** Parses a block. Returns an empty array if its type is unknown or it has no content. */
function readBlock({ type, attrs, content }: Node, budget: Budget, depth: number): RichTextBlock[] {
  switch (type) {
    case 'paragraph': {
      const inline = readInline(content, budget, depth)
      return inline.length > 0 ? [{ type, content: inline }] : []
    }
    case 'heading': {
      const inline = readInline(content, budget, depth)
      return inline.length > 0 ? [{ type, level: v.parse(levelSchema, attrs['level']), content: inline }] : []
    }
    case 'bulletList': {
      const items = readItems(content, budget, depth)
      return items.length > 0 ? [{ type, content: items }] : []
    }
    case 'orderedList': {
      const items = readItems(content, budget, depth)
      return items.length > 0 ? [{ type, start: v.parse(startSchema, attrs['start']), content: items }] : []
    }
    case 'blockquote': {
      const blocks = readBlocks(content, budget, depth)
      return blocks.length > 0 ? [{ type, content: blocks }] : []
    }
    case 'codeBlock': {
      const text = inlineText(readInline(content, budget, depth))
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
 * Parses a stored body. Keeps known nodes and marks, and links to http(s) and mailto; drops everything else. Returns null
 * if it is not a document or nothing is left. Never throws.
 */
export function parseRichText(body: unknown): RichTextDocument | null {
  const budget = { nodes: RICH_TEXT_LIMITS.nodes, characters: RICH_TEXT_LIMITS.characters }
  const node = readNode(body, budget, 0)
  if (node?.type !== 'doc') return null
  const content = readBlocks(node.content, budget, 1)
  return content.length > 0 ? { type: 'doc', content } : null
}

/** Returns the parsed text of a post; null if it has none or is loading. Parses a body once. */
export function useRichText(body: unknown): RichTextDocument | null {
  return useMemo(() => parseRichText(body), [body])
}
