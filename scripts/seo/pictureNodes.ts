import type { ImageObject } from 'schema-dts'
import { RESERVED } from '@/config/constants'
import { findTerms, inquiryPath, pictureTexts, rightsPath } from '@/content/rights'
import type { Terms } from '@/content/types'
import type { Addresses } from './addresses'

/** Returns the properties of a picture that say whose it is and who may use it. */
export function pictureTerms({ license }: Terms, addresses: Addresses) {
  const { creator: name, notice } = pictureTexts
  const contactPath = inquiryPath ?? rightsPath
  const own = license === RESERVED ? rightsPath && addresses.page(rightsPath) : license
  return {
    creator: { '@type': 'Person' as const, ...addresses.creator, name },
    creditText: name,
    copyrightNotice: notice,
    ...(own && { license: own }),
    ...(contactPath && { acquireLicensePage: addresses.page(contactPath) }),
  }
}

/** Returns the node of a picture. Without `terms` those of the site apply. */
export const pictureNode = (
  url: string,
  addresses: Addresses,
  terms: Terms = findTerms(''),
): Exclude<ImageObject, string> => ({
  '@type': 'ImageObject',
  contentUrl: url,
  ...pictureTerms(terms, addresses),
})
