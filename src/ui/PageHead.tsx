import { createContext, use, useEffect } from 'react'
import { withBase } from '@/config/base'
import { env } from '@/config/env'
import { setHead } from './currentHead'
import {
  canonicalPath,
  canonicalUrl,
  createHead,
  type Head,
  type HeadImage,
  type HeadTag,
  type PageDescription,
  type SiteIdentity,
} from './head'
import { useBrowserValue } from './useBrowserValue'

export const SiteIdentityContext = createContext<SiteIdentity>({
  name: '',
  description: '',
  locale: '',
  image: { src: '' },
  feeds: [],
})

/** Connects `PageHead` to the static renderer. */
export interface StaticHead {
  /** Returns the generated social card of a page. */
  card: (path: string) => HeadImage | undefined
  /** Receives the head instead of rendering elements. */
  write: (head: Head, page: PageDescription) => void
}

/** Set only while a page is rendered to static HTML. */
export const StaticHeadContext = createContext<StaticHead | null>(null)

/** The social card in the static HTML. The browser keeps using it for that page. */
const staticCard = typeof document === 'undefined' ? null : readStaticCard(document.head)

function readStaticCard(head: HTMLElement): (HeadImage & { pathname: string }) | null {
  const content = (property: string) =>
    head.querySelector<HTMLMetaElement>(`meta[property="og:image${property}"]`)?.content
  const src = content('')
  const url = head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (!src || !url) return null
  return {
    pathname: new URL(url, document.baseURI).pathname,
    src,
    width: Number(content(':width')) || null,
    height: Number(content(':height')) || null,
    alt: content(':alt') ?? null,
  }
}

/** The site's base path without a trailing slash. */
const basePath = withBase('')

const browserUrl = () => env.siteUrl || window.location.origin + basePath

/** Returns attributes as React's properties. */
function toProps(attributes: HeadTag['attributes']) {
  if (!('hreflang' in attributes)) return attributes
  const { hreflang, ...others } = attributes
  return { ...others, hrefLang: hreflang }
}

/**
 * Renders title, description, canonical link and sharing tags of a page as native head elements. Sharing tags need absolute
 * URLs: they use the site URL of the build, or the browser's origin as a fallback.
 */
export function PageHead(page: PageDescription) {
  const site = use(SiteIdentityContext)
  const staticHead = use(StaticHeadContext)
  const siteUrl = useBrowserValue(browserUrl, env.siteUrl)

  const path = canonicalPath(page.path)
  const { title, noindex } = page
  useEffect(() => {
    setHead({ path, title, noindex })
    return () => setHead(null)
  }, [path, title, noindex])
  const cardInHtml =
    staticCard?.pathname === canonicalUrl(basePath, path, site.languages) ? staticCard : undefined
  const card = staticHead ? staticHead.card(path) : cardInHtml
  const image = card ?? page.image
  const head = createHead(image ? { ...page, image } : page, site, siteUrl)
  if (staticHead) {
    staticHead.write(head, page)
    return null
  }
  return (
    <>
      <title>{head.title}</title>
      {head.tags.map(({ tag: Tag, attributes }) => (
        <Tag key={Object.values(attributes).slice(0, -1).join()} {...toProps(attributes)} />
      ))}
    </>
  )
}
