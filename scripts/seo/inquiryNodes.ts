// Structured data of the inquiry page: where the creator takes letters, and what can be commissioned.
import type { ContactPage, ContactPoint, Offer } from 'schema-dts'
import { pageNames } from '#messages/pageNames'
import { paths } from '@/config/paths'
import { language } from '@/content/languages'
import { type IntakeState, intakeStore, shownState } from '@/inquiries/intake'
import { commissions } from '@/posts/collections'
import { pictureFile } from '@/posts/pictures/pictureFiles'
import { site } from '@content/site'
import type { Addresses } from './addresses'
import type { PostOf } from './collectionSeo'
import { pictureNode } from './pictureNodes'
import { plainLine } from './plainText'

const CURRENCY = 'KRW'

/** Availability of a commission by the state that visitors see. */
const AVAILABILITY = {
  open: 'https://schema.org/InStock',
  waitlist: 'https://schema.org/BackOrder',
  closed: 'https://schema.org/OutOfStock',
} as const satisfies Record<IntakeState, string>

/** Returns how to write to the creator. */
export const contactPoint = (addresses: Addresses): ContactPoint => ({
  '@type': 'ContactPoint',
  contactType: pageNames.inquiry,
  url: addresses.page(paths.inquiry),
  email: site.owner.email,
})

/** Returns the nodes of the inquiry page and of the kinds of commission on it. */
export function inquiryNodes(
  addresses: Addresses,
  kinds: readonly PostOf['commissions'][],
): [ContactPage, ...Offer[]] {
  const url = addresses.page(paths.inquiry)
  const { intake } = intakeStore.getState()
  const state = intake && shownState(intake)
  return [
    {
      '@type': 'ContactPage',
      '@id': url,
      url,
      name: pageNames.inquiry,
      inLanguage: language,
      about: addresses.creator,
      isPartOf: addresses.website,
    },
    ...kinds.map((kind) => offer(kind, state, addresses)),
  ]
}

/** Returns the offer of a kind of commission. A negotiated one has no price. */
function offer(kind: PostOf['commissions'], state: IntakeState | null, addresses: Addresses): Offer {
  const { title, summary } = kind
  const { from, to } = kind.meta
  const url = addresses.page(commissions.detailPath(kind.id))
  const picture = pictureFile(kind)
  const name = plainLine(title)
  return {
    '@type': 'Offer',
    '@id': url,
    url,
    name,
    ...(summary && { description: plainLine(summary) }),
    ...(picture && { image: pictureNode(addresses.file(picture.url), addresses) }),
    ...(from !== undefined && {
      price: from,
      priceCurrency: CURRENCY,
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: from,
        ...(to !== undefined && { maxPrice: to }),
        priceCurrency: CURRENCY,
      },
    }),
    ...(state && { availability: AVAILABILITY[state] }),
    offeredBy: addresses.creator,
    itemOffered: { '@type': 'Service', name, provider: addresses.creator },
  }
}
