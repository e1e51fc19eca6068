import { toAbsoluteUrl } from '@/config/base'
import { env } from '@/config/env'
import { licenseUrl, pictureTexts } from '@/content/rights'
import type { Terms } from '@/content/types'
import { xmpPacket } from '@/lib/image/xmp'
import type { CollectionKey } from '../collections'
import { postTerms } from '../postTerms'

/** The site's address without a trailing slash: that of the build, or the browser's. Empty if neither is known. */
const ownSiteUrl = (): string =>
  env.siteUrl || (typeof window === 'undefined' ? '' : toAbsoluteUrl('').replace(/\/$/, ''))

/** Returns the XMP packet of a picture under these terms. `siteUrl` has no trailing slash. */
export function termsXmp({ license, train }: Terms, siteUrl: string = ownSiteUrl()): string {
  return xmpPacket({ ...pictureTexts, statement: licenseUrl(license, siteUrl), train })
}

/** Returns the XMP packet for all pictures of a post. */
export function pictureXmp(key: CollectionKey, post: { meta: object }, siteUrl?: string): string {
  return termsXmp(postTerms(key, post), siteUrl)
}
