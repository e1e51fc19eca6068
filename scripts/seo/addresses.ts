import { siteLanguages } from '@/content/siteLanguages'
import { canonicalUrl, fileUrl, pageUrl } from '@/ui/head'

/** Absolute addresses of the site. */
export interface Addresses {
  page: (path: string) => string
  file: (address: string) => string
  /** References to the nodes of the creator and the website. */
  creator: { '@id': string }
  website: { '@id': string }
}

/** Returns functions for the addresses of the site at `siteUrl`, which has no trailing slash. */
export function createAddresses(siteUrl: string): Addresses {
  return {
    page: (path) => canonicalUrl(siteUrl, path, siteLanguages),
    file: (address) => fileUrl(siteUrl, address),
    creator: { '@id': pageUrl(siteUrl, '/#creator') },
    website: { '@id': pageUrl(siteUrl, '/#website') },
  }
}
