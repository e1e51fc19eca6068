import { RESERVED } from '@/config/constants'
import { paths } from '@/config/paths'
import { rights } from '@content/rights'
import { site } from '@content/site'
import { isPublic } from './pages'
import type { Rights, Terms } from './types'

/** Returns the terms of a post: its own, those of its collection, or those of the site. */
export function findTerms(key: string, own: Partial<Terms> = {}, source: Rights = rights): Terms {
  const collection = source.collections?.[key]
  return {
    license: own.license ?? collection?.license ?? source.license,
    train: own.train ?? collection?.train ?? source.ai.train,
  }
}

const answer = (isAllowed: boolean) => (isAllowed ? 'yes' : 'no')

/** Returns the value of `Content-Signal` (https://contentsignals.org). */
export function contentSignal({ search, input, train }: Rights['ai']): string {
  return `search=${answer(search)}, ai-input=${answer(input)}, ai-train=${answer(train)}`
}

/** The page of rights; null if the site has none. */
export const rightsPath = isPublic(paths.rights) ? paths.rights : null

/** The page that takes questions about other uses: the form if the site has one, else the page of rights. */
export const inquiryPath = isPublic(paths.inquiry) ? paths.inquiry : null

/** Returns the absolute address of a licence. The page of rights stands for reserved ones. Null without such an address. */
export function licenseUrl(license: string, siteUrl: string): string | null {
  if (license !== RESERVED) return license
  return siteUrl && rightsPath ? siteUrl + rightsPath : null
}

/** The texts that every picture carries. */
export const pictureTexts = { creator: site.owner.name, notice: rights.notice }
