// Structured data of every page (schema.org as JSON-LD). Reads the site's content: load it through Vite.
import type { Graph, Person, Thing, WebSite } from 'schema-dts'
import type { CollectionKey } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { collections } from '@/posts/registry'
import { externalLinks } from '@/content/externalLinks'
import { profile } from '@/content/profile'
import { site } from '@/content/site'
import { addressesOf, type Addresses } from './addresses'
import { pageNode } from './pageNodes'
import { wayTo, type Place } from './places'
import { postNode } from './postNodes'
import type { PostOf } from './postCards'

/** Accounts elsewhere: a platform's first page is nobody's. */
const accounts = [...new Set([site.handleUrl ?? '', ...externalLinks.map(({ url }) => url)])].filter(
  (address) => URL.canParse(address) && new URL(address).pathname !== '/',
)

function creator(at: Addresses): Person {
  return {
    '@type': 'Person',
    ...at.creator,
    name: site.name,
    description: profile.biography.join(' '),
    url: at.page('/about/Profile'),
    image: at.file(profile.portrait.src),
    email: site.email,
    ...(accounts.length > 0 && { sameAs: accounts }),
    knowsAbout: profile.crafts.map(({ field }) => field),
  }
}

function website(at: Addresses): WebSite {
  return {
    '@type': 'WebSite',
    ...at.website,
    name: site.name,
    description: site.description,
    url: at.page('/'),
    inLanguage: 'ko',
    author: at.creator,
    publisher: at.creator,
  }
}

function breadcrumbs(at: Addresses, way: readonly Place[]): Thing[] {
  if (way.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: at.page(path),
      })),
    },
  ]
}

const graph = (nodes: readonly Thing[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes })

/** Of a static page; a list names the posts that its HTML shows. */
export function pageJsonLd(
  path: string,
  siteUrl: string,
  shown: { [Key in CollectionKey]?: readonly PostOf[Key][] } = {},
): Graph {
  const at = addressesOf(siteUrl)
  return graph([website(at), creator(at), ...breadcrumbs(at, wayTo(path)), ...pageNode(path, at, shown)])
}

/** Of a row's page. */
export function postJsonLd<Key extends CollectionKey>(key: Key, post: PostOf[Key], siteUrl: string): Graph {
  const at = addressesOf(siteUrl)
  const { listPath, detailPath } = collections[key]
  const own: Post = post
  const way = [...wayTo(listPath), { name: own.title, path: detailPath(own.id) }]
  return graph([website(at), creator(at), ...breadcrumbs(at, way), postNode(key, post, at)])
}
