import type { CreativeWork, ImageObject, PropertyValue, Thing } from 'schema-dts'
import { type CollectionKey, collections } from '@/posts/collections'
import type { PhotoMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { site } from '@/content/site'
import { imageUrl } from '@/supabase/storageUrls'
import { exifEntries } from '@/posts/exif'
import { plainLine } from './plainText'
import { type Addresses, pictureUrl } from './addresses'
import type { PostOf } from './postCards'

/** Returns the node of a post. Unknown properties are omitted. */
export function postNode<Key extends CollectionKey>(
  key: Key,
  post: PostOf[Key],
  addresses: Addresses,
): Thing {
  return nodes[key](post, addresses)
}

/** Returns the node of a post in a list: name, address and picture. */
export function listedNode(key: CollectionKey, post: Post, addresses: Addresses): ImageObject | CreativeWork {
  const image = picture(post, addresses)
  return {
    '@type': PHOTOS.has(key) ? 'ImageObject' : 'CreativeWork',
    name: plainLine(post.title),
    url: addresses.page(collections[key].detailPath(post.id)),
    ...(image && (PHOTOS.has(key) ? { contentUrl: image } : { image })),
  }
}

const PHOTOS: ReadonlySet<CollectionKey> = new Set(['a7c2', 'x100vi', 'fanart'])

function picture(post: Post, addresses: Addresses): string | null {
  const url = pictureUrl(post)
  return url === null ? null : addresses.file(url)
}

function common(key: CollectionKey, post: Post, addresses: Addresses) {
  const { detailPath, listPath } = collections[key]
  return {
    '@id': addresses.page(detailPath(post.id)),
    url: addresses.page(detailPath(post.id)),
    name: plainLine(post.title),
    ...(post.summary && { description: plainLine(post.summary) }),
    creator: addresses.creator,
    author: addresses.creator,
    inLanguage: 'ko',
    datePublished: post.publishedAt ?? post.createdAt,
    ...(post.updatedAt && { dateModified: post.updatedAt }),
    isPartOf: { '@id': addresses.page(listPath) },
  }
}

/** Returns the node of a picture that is the subject of its page. */
function imageObject(key: CollectionKey, post: Post, addresses: Addresses): Exclude<ImageObject, string> {
  const url = picture(post, addresses)
  const thumbnail = imageUrl(post.thumbnail)
  return {
    '@type': 'ImageObject',
    ...common(key, post, addresses),
    ...(url && { contentUrl: url }),
    ...(thumbnail && { thumbnailUrl: addresses.file(thumbnail) }),
    ...(post.width && { width: { '@type': 'QuantitativeValue', value: post.width, unitCode: 'E37' } }),
    ...(post.height && { height: { '@type': 'QuantitativeValue', value: post.height, unitCode: 'E37' } }),
    ...(post.alt && { caption: plainLine(post.alt) }),
    representativeOfPage: true,
    creditText: site.name,
  }
}

function creativeWork(
  key: CollectionKey,
  post: Post<{ category?: string | undefined }>,
  addresses: Addresses,
): Exclude<CreativeWork, string> {
  const image = picture(post, addresses)
  return {
    '@type': 'CreativeWork',
    ...common(key, post, addresses),
    ...(image && { image }),
    ...(post.meta.category && { genre: plainLine(post.meta.category) }),
  }
}

function photo(key: 'a7c2' | 'x100vi') {
  return (post: Post<PhotoMeta>, addresses: Addresses): ImageObject => {
    const exif = exifEntries(post.meta, collections[key].camera).map(({ label, value }): PropertyValue => ({
      '@type': 'PropertyValue',
      name: label,
      value: plainLine(value),
    }))
    return {
      ...imageObject(key, post, addresses),
      ...(post.meta.takenAt && { dateCreated: post.meta.takenAt }),
      exifData: exif,
    }
  }
}

const nodes: { [Key in CollectionKey]: (post: PostOf[Key], addresses: Addresses) => Thing } = {
  a7c2: photo('a7c2'),
  x100vi: photo('x100vi'),
  fanart: (post, addresses) => ({
    ...imageObject('fanart', post, addresses),
    ...(post.meta.source && { isBasedOn: { '@type': 'CreativeWork', name: plainLine(post.meta.source) } }),
    ...(post.meta.year && { dateCreated: String(post.meta.year) }),
  }),
  portfolio: (post, addresses) => ({
    ...creativeWork('portfolio', post, addresses),
    ...(post.meta.year && { dateCreated: String(post.meta.year) }),
    ...(post.meta.client && { sponsor: { '@type': 'Organization', name: plainLine(post.meta.client) } }),
    ...(post.meta.link && { sameAs: post.meta.link }),
  }),
  favorites: (post, addresses) => creativeWork('favorites', post, addresses),
}
