import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { env } from '@/config/env'
import {
  canonicalPath,
  headOf,
  type Head,
  type HeadImage,
  type PageDescription,
  type SiteIdentity,
} from './head'
import { tellHead } from './shownHead'

export const SiteIdentityContext = createContext<SiteIdentity>({
  name: '',
  description: '',
  locale: '',
  image: { src: '' },
  feeds: [],
})

/** What the build knows of a page's head and the browser does not. */
export interface StaticHead {
  /** The social card that was made for a page. */
  card: (path: string) => HeadImage | undefined
  /** Takes the head to where it's written, in place of the elements. */
  write: (head: Head, page: PageDescription) => void
}

/** Given while a page is rendered into static HTML, and only then. */
export const StaticHeadContext = createContext<StaticHead | null>(null)

/** The social card that the static HTML names for its own page: the browser goes on saying the same. */
const staticCard = typeof document === 'undefined' ? null : readStaticCard(document.head)

function readStaticCard(head: HTMLElement): (HeadImage & { path: string }) | null {
  const content = (property: string) =>
    head.querySelector<HTMLMetaElement>(`meta[property="og:image${property}"]`)?.content
  const src = content('')
  const url = head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (!src || !url) return null
  return {
    path: new URL(url, document.baseURI).pathname,
    src,
    width: Number(content(':width')) || null,
    height: Number(content(':height')) || null,
    alt: content(':alt') ?? null,
  }
}

/** The site's path without a slash at its end. */
const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

const never = () => () => {}
const buildUrl = () => env.siteUrl
const browserUrl = () => env.siteUrl || window.location.origin + basePath

/**
 * Title, description, canonical address and sharing tags of a page, as native head elements. The site's address is the
 * build's, or the browser's own once the page runs: sharing tags need whole addresses.
 */
export function PageHead(page: PageDescription) {
  const site = use(SiteIdentityContext)
  const building = use(StaticHeadContext)
  const siteUrl = useSyncExternalStore(never, browserUrl, buildUrl)

  const path = canonicalPath(page.path)
  const { title, noindex } = page
  useEffect(() => {
    tellHead({ path, title, noindex })
    return () => tellHead(null)
  }, [path, title, noindex])
  const known = staticCard?.path === basePath + path ? staticCard : undefined
  const card = building ? building.card(path) : known
  const image = card ?? page.image
  const head = headOf(image ? { ...page, image } : page, site, siteUrl)
  if (building) {
    building.write(head, page)
    return null
  }
  return (
    <>
      <title>{head.title}</title>
      {head.tags.map(({ tag: Tag, attributes }) => (
        <Tag key={Object.values(attributes).slice(0, -1).join()} {...attributes} />
      ))}
    </>
  )
}
