import type { Collection } from './definition'
import type { Post } from './post'
import type { RichTextDocument } from './richTextDocument'
import { richTextText } from './richTextText'
import { shareOf } from './share'

/** A description's length in characters: what search results and sharing cards show of it. */
const DESCRIPTION_LENGTH = 150

/** What a link to a post says. */
export interface SharedWords {
  title: string
  /** The owner's own title for shared links, to be shown as it is, without the site's name. */
  ownTitle: string | null
  description: string
}

/** Title and description of a post's link: its own, else the post's title and its summary and text (decisions §12.5). */
export function sharedWords(
  { name }: Collection,
  { title, summary, meta }: Pick<Post, 'title' | 'summary' | 'meta'>,
  body: RichTextDocument | null,
): SharedWords {
  const share = shareOf(meta)
  const said = [summary, richTextText(body)].filter(Boolean).join(' ')
  return {
    title: share.title ?? title,
    ownTitle: share.title ?? null,
    description: share.description ?? (shorten(said) || `${name} · ${title}`),
  }
}

function shorten(words: string): string {
  if (words.length <= DESCRIPTION_LENGTH) return words
  const cut = words.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_LENGTH / 2))}…`
}
