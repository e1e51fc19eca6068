import { rightsTexts } from '#messages/rightsTexts'
import { rights } from '@content/rights'
import { inquiryPath } from '@/content/rights'
import { routeUrl } from '@/config/base'

/** Returns where visitors ask: the form if the site has one, else the owner's address. `text` is the address as people read it. */
export function contactAddress(): { href: string; text: string } {
  const { contact } = rights
  if (inquiryPath) return { href: routeUrl(inquiryPath), text: rightsTexts.inquiry }
  return { href: contact.startsWith('https://') ? contact : `mailto:${contact}`, text: contact }
}
