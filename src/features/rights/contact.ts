import { rightsTexts } from '#messages/rightsTexts'
import { routeUrl } from '@/config/base'
import { inquiryPath } from '@/content/rights'
import { rights } from '@content/rights'

/** Returns where visitors ask: the inquiry page if the site has one, else the owner's address. `address` is the one on paper. */
export function contactAddress(): { href: string; text: string; address: string } {
  const { contact } = rights
  if (inquiryPath) {
    const href = routeUrl(inquiryPath)
    return { href, text: rightsTexts.inquiry, address: href }
  }
  return {
    href: contact.startsWith('https://') ? contact : `mailto:${contact}`,
    text: contact,
    address: contact,
  }
}
