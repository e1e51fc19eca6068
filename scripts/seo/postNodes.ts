// Parts of the structured data of posts. Unknown properties are omitted.
import type { CreativeWork, ImageObject, PropertyValue } from 'schema-dts'
import { THUMBNAIL_EDGE_PX } from '@/config/pictureSizes'
import { type Collection, type CollectionKey, collections, type PhotoCollection } from '@/posts/collections'
import { exifEntries } from '@/posts/exif'
import type { PhotoMeta } from '@/posts/meta'
import { pictureFile } from '@/posts/pictures/pictureFiles'
import type { Post } from '@/posts/post'
import { postTerms } from '@/posts/postTerms'
import { findListPath } from '@/posts/publicCollections'
import { rowLanguage } from '@/posts/rowLang'
import { type Addresses } from './addresses'
import { pictureNode, pictureTerms } from './pictureNodes'
import { plainLine } from './plainText'

/** Returns the node of a post in a list: name, address and picture. */
export function listedNode(key: CollectionKey, post: Post, addresses: Addresses): ImageObject | CreativeWork {
  const image = picture(post, addresses)
  const { camera, detailPath }: Collection = collections[key]
  const terms = postTerms(key, post)
  const isPicture = camera !== undefined || key === 'fanart'
  return {
    '@type': isPicture ? 'ImageObject' : 'CreativeWork',
    name: plainLine(post.title),
    url: addresses.page(detailPath(post.id)),
    ...(image &&
      (isPicture
        ? { contentUrl: image, ...pictureTerms(terms, addresses) }
        : { image: pictureNode(image, addresses, terms) })),
  }
}

function picture(post: Post, addresses: Addresses): string | null {
  const file = pictureFile(post)
  return file && addresses.file(file.url)
}

function common(key: CollectionKey, post: Post, addresses: Addresses) {
  const { detailPath } = collections[key]
  return {
    '@id': addresses.page(detailPath(post.id)),
    url: addresses.page(detailPath(post.id)),
    name: plainLine(post.title),
    ...(post.summary && { description: plainLine(post.summary) }),
    creator: addresses.creator,
    author: addresses.creator,
    inLanguage: rowLanguage(post),
    datePublished: post.publishedAt ?? post.createdAt,
    ...(post.updatedAt && { dateModified: post.updatedAt }),
    isPartOf: { '@id': addresses.page(findListPath(collections[key], post)) },
  }
}

/** Returns the node of a picture that is the subject of its page. */
export function imageObject(
  key: CollectionKey,
  post: Post,
  addresses: Addresses,
): Exclude<ImageObject, string> {
  const file = pictureFile(post)
  const thumbnail = pictureFile({ ...post, image: null }, THUMBNAIL_EDGE_PX)
  return {
    '@type': 'ImageObject',
    ...common(key, post, addresses),
    ...(file && { contentUrl: addresses.file(file.url) }),
    ...(thumbnail && { thumbnailUrl: addresses.file(thumbnail.url) }),
    ...(file?.width && { width: { '@type': 'QuantitativeValue', value: file.width, unitCode: 'E37' } }),
    ...(file?.height && { height: { '@type': 'QuantitativeValue', value: file.height, unitCode: 'E37' } }),
    ...(post.alt && { caption: plainLine(post.alt) }),
    representativeOfPage: true,
    ...pictureTerms(postTerms(key, post), addresses),
  }
}

/** Returns the node of a work that its page describes. */
export function creativeWork(
  key: CollectionKey,
  post: Post<{ category?: string | undefined; share?: unknown }>,
  addresses: Addresses,
): Exclude<CreativeWork, string> {
  const image = picture(post, addresses)
  return {
    '@type': 'CreativeWork',
    ...common(key, post, addresses),
    ...(image && { image: pictureNode(image, addresses, postTerms(key, post)) }),
    ...(post.meta.category && { genre: plainLine(post.meta.category) }),
  }
}

/** Returns the node of a photo with its camera settings. */
export function photoNode(
  { key, camera }: PhotoCollection,
  post: Post<PhotoMeta>,
  addresses: Addresses,
): ImageObject {
  const exif = exifEntries(post.meta, camera).map(({ label, value }): PropertyValue => ({
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
