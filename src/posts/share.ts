import * as v from 'valibot'
import { MAX_SHARE_DESCRIPTION_LENGTH, MAX_SHARE_TITLE_LENGTH } from '@/config/constants'
import type { Collection } from './collections'
import { optionalField } from './meta'
import type { Post } from './post'
import { type RichTextDocument, richTextText } from './richText'

const boundedText = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest))
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** The owner's settings for a post's link preview. Invalid fields are left out. */
const shareSchema = v.object({
  title: optionalField(boundedText(MAX_SHARE_TITLE_LENGTH)),
  description: optionalField(boundedText(MAX_SHARE_DESCRIPTION_LENGTH)),
  /** The point that every crop of the picture keeps, as fractions of its width and height. */
  focus: optionalField(v.tuple([fraction, fraction])),
})
export type Share = v.InferOutput<typeof shareSchema>

/** Parses the share settings in a `meta`. Missing settings give an empty object. Never throws. */
export function parseShare(meta: object): Share {
  const parsed = v.safeParse(shareSchema, Reflect.get(meta, 'share') ?? {})
  return parsed.success ? parsed.output : {}
}

/** Longest description in characters that search results and link previews show. */
const DESCRIPTION_LENGTH = 150

/** Texts of the link preview of a post. */
export interface LinkPreview {
  title: string
  /** The owner's title for shared links. It is shown without the site's name. */
  shareTitle: string | null
  description: string
}

/** Returns the texts of a post's link preview: the share settings, or else the post's title, summary and text. */
export function linkPreview(
  { name }: Collection,
  { title, summary, meta }: Pick<Post, 'title' | 'summary' | 'meta'>,
  body: RichTextDocument | null,
): LinkPreview {
  const share = parseShare(meta)
  const content = [summary, richTextText(body)].filter(Boolean).join(' ')
  return {
    title: share.title ?? title,
    shareTitle: share.title ?? null,
    description: share.description ?? (truncate(content) || `${name} · ${title}`),
  }
}

function truncate(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`
}
