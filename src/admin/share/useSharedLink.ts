import { useMemo } from 'react'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import type { PostDraft } from '@/posts/postDraft'
import { parseRichText } from '@/posts/richText'
import { sharedWords } from '@/posts/sharedWords'
import { env } from '@/config/env'
import { site } from '@/content/site'
import { imageUrl } from '@/supabase/storageUrls'
import { headOf, type Head } from '@/ui/head'
import { pictureSize } from './cardLayout'
import type { Shared } from './shared'
import { shareDraftOf } from './shareDraft'

/** What a page's head says in a tag. */
function said({ tags }: Head, property: string): string {
  for (const { tag, attributes } of tags)
    if (tag === 'meta' && attributes.property === property) return attributes.content
  return ''
}

const identity = {
  name: site.name,
  description: site.description,
  locale: site.locale,
  image: { src: '' },
  feeds: [],
}

/** How the link to a post looks, from the very tags that its page will have. */
export function useSharedLink(collection: Collection, row: Post, draft: PostDraft): Shared {
  return useMemo(() => {
    const path = collection.detailPath(row.id)
    const home = env.siteUrl || window.location.origin
    const head = headOf(
      { path, ...sharedWords(collection, draft, parseRichText(draft.body)) },
      identity,
      home,
    )
    const meta = new Map<string, unknown>(Object.entries(draft.meta))
    const fact = (name: string, text: (value: string) => string) => {
      const value = meta.get(name)
      return typeof value === 'string' || typeof value === 'number' ? text(String(value)) : ''
    }
    const exposure = [
      fact('focalLength', (value) => `${value}mm`),
      fact('aperture', (value) => `f/${value}`),
      fact('shutter', (value) => `${value}초`),
    ]
    return {
      collection,
      draft,
      picture: imageUrl(draft.image) ?? imageUrl(draft.thumbnail),
      size: pictureSize(draft),
      focus: shareDraftOf(draft.meta).focus,
      facts: [collection.camera ?? '', ...exposure].filter(Boolean).join('  '),
      title: said(head, 'og:title'),
      pageTitle: head.title,
      description: said(head, 'og:description'),
      host: new URL(home).host,
      trail: path.split('/').filter(Boolean).slice(0, -1).join(' › '),
    }
  }, [collection, draft, row.id])
}
