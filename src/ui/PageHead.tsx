import { createContext, use, useSyncExternalStore } from 'react'
import { env } from '@/config/env'

/** Who the pages belong to; the app gives it once, so that this primitive knows no product. */
export interface SiteIdentity {
  name: string
  description: string
  /** Open Graph locale, as `ko_KR`. */
  locale: string
  /** Address of the sharing picture, from the root or absolute. */
  image: string
}

export const SiteIdentityContext = createContext<SiteIdentity>({
  name: '',
  description: '',
  locale: '',
  image: '',
})

export interface PageHeadProps {
  /** Without the site's name, which is added; left out on home. */
  title?: string
  description?: string
  /** The page's own path with its canonical spelling, without query. */
  path: string
  /** Address of the sharing picture, from the root or absolute. */
  image?: string
  type?: 'website' | 'article'
  noindex?: boolean
}

/** A canonical path: no slash at its end, but for the root (decisions §10.15). */
export function canonicalPath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

const never = () => () => {}
const buildOrigin = () => env.siteUrl
const browserOrigin = () => env.siteUrl || window.location.origin

/**
 * Title, description, canonical address and sharing tags of a page, as native head elements. The origin is the
 * build's, or the browser's own once the page runs: sharing tags need whole addresses.
 */
export function PageHead({ title, description, path, image, type = 'website', noindex }: PageHeadProps) {
  const site = use(SiteIdentityContext)
  const origin = useSyncExternalStore(never, browserOrigin, buildOrigin)

  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address)
  const fullTitle = title ? `${title} · ${site.name}` : site.name
  const about = description ?? site.description
  const url = absolute(canonicalPath(path))
  const picture = absolute(image ?? site.image)
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={about} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={about} />
      <meta name="twitter:image" content={picture} />
    </>
  )
}
