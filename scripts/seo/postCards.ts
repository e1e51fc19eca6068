// Parts of the social cards of posts. Reads the site's modules: load it through Vite.
import type { PhotoMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { parseShare } from '@/posts/share'
import { exposureFacts } from '@/posts/exif'
import type { CardSpec, PictureSource } from '../social-cards/cardSpec'
import { pictureUrl } from './addresses'

/** Returns the stored picture of a post, or null. */
export function pictureOf(post: Post): PictureSource | null {
  const url = pictureUrl(post)
  return url === null ? null : { url }
}

/** Returns the picture and the focal point that the owner has set. */
export function pictureFields(post: Post): {
  picture: PictureSource | null
  focus?: readonly [number, number]
} {
  const { focus } = parseShare(post.meta)
  return { picture: pictureOf(post), ...(focus && { focus }) }
}

/** Joins the present parts with a middle dot. */
export const joinParts = (...parts: (string | number | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

/** Returns the card of a photo. */
export function photoCard(camera: string, post: Post<PhotoMeta>): CardSpec {
  return {
    kind: 'photo',
    title: post.title,
    facts: [camera, ...exposureFacts(post.meta)],
    ...pictureFields(post),
  }
}
