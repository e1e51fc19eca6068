import type { CreativeWork, ImageObject, PropertyValue, Thing } from 'schema-dts'
import type { CollectionKey } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { collections } from '@/posts/registry'
import { site } from '@/content/site'
import { imageUrl } from '@/supabase/storageUrls'
import { exifEntries } from '@/posts/exif'
import { plainLine } from './plainText'
import type { Addresses } from './addresses'
import type { PostOf } from './postCards'

/** What a post is, for search engines; what isn't known of it is left out. */
export function postNode<Key extends CollectionKey>(key: Key, post: PostOf[Key], at: Addresses): Thing {
  return nodes[key](post, at)
}

/** The same in a list: its name, its address and its picture. */
export function listedNode(key: CollectionKey, post: Post, at: Addresses): ImageObject | CreativeWork {
  const image = picture(post, at)
  return {
    '@type': PHOTOS.has(key) ? 'ImageObject' : 'CreativeWork',
    name: plainLine(post.title),
    url: at.page(collections[key].detailPath(post.id)),
    ...(image && (PHOTOS.has(key) ? { contentUrl: image } : { image })),
  }
}

const PHOTOS: ReadonlySet<CollectionKey> = new Set(['a7c2', 'x100vi', 'fanart'])

function picture({ image, thumbnail }: Post, at: Addresses): string | null {
  const url = imageUrl(image) ?? imageUrl(thumbnail)
  return url === null ? null : at.file(url)
}

function common(key: CollectionKey, post: Post, at: Addresses) {
  const { detailPath, listPath } = collections[key]
  return {
    '@id': at.page(detailPath(post.id)),
    url: at.page(detailPath(post.id)),
    name: plainLine(post.title),
    ...(post.summary && { description: plainLine(post.summary) }),
    creator: at.creator,
    author: at.creator,
    inLanguage: 'ko',
    datePublished: post.publishedAt ?? post.createdAt,
    ...(post.updatedAt && { dateModified: post.updatedAt }),
    isPartOf: { '@id': at.page(listPath) },
  }
}

/** A picture that is the page's matter itself. */
function imageObject(key: CollectionKey, post: Post, at: Addresses): Exclude<ImageObject, string> {
  const url = picture(post, at)
  const thumbnail = imageUrl(post.thumbnail)
  return {
    '@type': 'ImageObject',
    ...common(key, post, at),
    ...(url && { contentUrl: url }),
    ...(thumbnail && { thumbnailUrl: at.file(thumbnail) }),
    ...(post.width && { width: { '@type': 'QuantitativeValue', value: post.width, unitCode: 'E37' } }),
    ...(post.height && { height: { '@type': 'QuantitativeValue', value: post.height, unitCode: 'E37' } }),
    ...(post.alt && { caption: plainLine(post.alt) }),
    representativeOfPage: true,
    creditText: site.name,
  }
}

function photo(key: 'a7c2' | 'x100vi') {
  return (post: Post<PhotoMeta>, at: Addresses): ImageObject => {
    const exif = exifEntries(post.meta, collections[key].camera).map(({ label, value }): PropertyValue => ({
      '@type': 'PropertyValue',
      name: label,
      value: plainLine(value),
    }))
    return {
      ...imageObject(key, post, at),
      ...(post.meta.takenAt && { dateCreated: post.meta.takenAt }),
      exifData: exif,
    }
  }
}

const nodes: { [Key in CollectionKey]: (post: PostOf[Key], at: Addresses) => Thing } = {
  a7c2: photo('a7c2'),
  x100vi: photo('x100vi'),
  fanart: (post, at) => ({
    ...imageObject('fanart', post, at),
    ...(post.meta.source && { isBasedOn: { '@type': 'CreativeWork', name: plainLine(post.meta.source) } }),
    ...(post.meta.year && { dateCreated: String(post.meta.year) }),
  }),
  portfolio: (post, at) => {
    const image = picture(post, at)
    return {
      '@type': 'CreativeWork',
      ...common('portfolio', post, at),
      ...(image && { image }),
      ...(post.meta.category && { genre: plainLine(post.meta.category) }),
      ...(post.meta.year && { dateCreated: String(post.meta.year) }),
      ...(post.meta.client && { sponsor: { '@type': 'Organization', name: plainLine(post.meta.client) } }),
      ...(post.meta.link && { sameAs: post.meta.link }),
    }
  },
  favorites: (post, at) => {
    const image = picture(post, at)
    return {
      '@type': 'CreativeWork',
      ...common('favorites', post, at),
      ...(image && { image }),
      ...(post.meta.category && { genre: plainLine(post.meta.category) }),
    }
  },
}
