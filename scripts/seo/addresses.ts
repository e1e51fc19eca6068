import { fileUrl, pageUrl } from '@/ui/head'

/** Whole addresses below the site's own. */
export interface Addresses {
  page: (path: string) => string
  file: (address: string) => string
  /** Node names that other nodes point at. */
  creator: { '@id': string }
  website: { '@id': string }
}

/** The addresses of the site whose home is at `siteUrl`, which has no slash at its end. */
export function addressesOf(siteUrl: string): Addresses {
  return {
    page: (path) => pageUrl(siteUrl, path),
    file: (address) => fileUrl(siteUrl, address),
    creator: { '@id': pageUrl(siteUrl, '/#creator') },
    website: { '@id': pageUrl(siteUrl, '/#website') },
  }
}
