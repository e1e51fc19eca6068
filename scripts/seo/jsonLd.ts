// Structured data (schema.org as JSON-LD) of all pages. Reads the site's content: load it through Vite.
import type { Graph, Person, Thing, WebSite } from 'schema-dts'
import { paths } from '@/config/paths'
import { language } from '@/content/languages'
import { furtherPages, isPublic, menu } from '@/content/pages'
import { type CollectionKey, collections } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { findListPath } from '@/posts/publicCollections'
import { externalLinks } from '@content/externalLinks'
import { home } from '@content/navigation'
import { profile } from '@content/profile'
import { site } from '@content/site'
import { createAddresses, type Addresses } from './addresses'
import { postNode, type PostOf } from './collectionSeo'
import { contactPoint } from './inquiryNodes'
import { pageNode } from './pageNodes'
import { pictureNode } from './pictureNodes'

/** Accounts on other sites. A link to a platform's home page is not an account. */
const accounts = [...new Set([site.owner.handleUrl ?? '', ...externalLinks.map(({ url }) => url)])].filter(
  (address) => URL.canParse(address) && new URL(address).pathname !== '/',
)

function creator(addresses: Addresses): Exclude<Person, string> {
  return {
    '@type': 'Person',
    ...addresses.creator,
    name: site.owner.name,
    ...(site.owner.nameEn && { alternateName: site.owner.nameEn }),
    description: profile.biography.join(' '),
    url: addresses.page(isPublic(paths.profile) ? paths.profile : paths.home),
    image: pictureNode(addresses.file(profile.portrait.src), addresses),
    email: site.owner.email,
    ...(accounts.length > 0 && { sameAs: accounts }),
    knowsAbout: profile.crafts.filter(({ to }) => isPublic(to)).map(({ field }) => field),
  }
}

function website(addresses: Addresses): WebSite {
  return {
    '@type': 'WebSite',
    ...addresses.website,
    name: site.name,
    description: site.description,
    url: addresses.page('/'),
    inLanguage: language,
    author: addresses.creator,
    publisher: addresses.creator,
  }
}

interface Crumb {
  name: string
  path: string
}

/** Returns the breadcrumb trail of a page in the menu, home first. Returns only home for other pages. */
function breadcrumbTrail(path: string): Crumb[] {
  const homeCrumb = { name: home.name, path: home.path }
  if (path === home.path) return [homeCrumb]
  const further = furtherPages.find((page) => page.path === path)
  if (further) return [homeCrumb, { name: further.name, path }]
  for (const { name, path: first, children = [] } of menu) {
    const page = children.find((child) => child.path === path)
    // A part has the address of its first page, so it is listed only if that is another page.
    if (page)
      return first === path || children.length === 1
        ? [homeCrumb, { name: page.name, path }]
        : [homeCrumb, { name, path: first }, { name: page.name, path }]
  }
  return [homeCrumb]
}

function breadcrumbs(addresses: Addresses, trail: readonly Crumb[]): Thing[] {
  if (trail.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: addresses.page(path),
      })),
    },
  ]
}

const graph = (nodes: readonly Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes })

/** Returns the structured data of a static page. `listedPosts` contains the posts in the HTML of the lists. */
export function pageJsonLd(
  path: string,
  siteUrl: string,
  listedPosts: { [Key in CollectionKey]?: readonly PostOf[Key][] } = {},
): Graph {
  const addresses = createAddresses(siteUrl)
  const contact = path === paths.inquiry && { contactPoint: contactPoint(addresses) }
  return graph([
    website(addresses),
    { ...creator(addresses), ...contact },
    ...breadcrumbs(addresses, breadcrumbTrail(path)),
    ...pageNode(path, addresses, listedPosts),
  ])
}

/** Returns the structured data of a post's page. */
export function postJsonLd<Key extends CollectionKey>(key: Key, post: PostOf[Key], siteUrl: string): Graph {
  const addresses = createAddresses(siteUrl)
  const { detailPath } = collections[key]
  const own: Post = post
  const [listPath = ''] = findListPath(collections[key], post).split('?')
  const trail = [...breadcrumbTrail(listPath), { name: own.title, path: detailPath(own.id) }]
  return graph([
    website(addresses),
    creator(addresses),
    ...breadcrumbs(addresses, trail),
    postNode(key, post, addresses),
  ])
}
