import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { CARD } from '@/config/socialCard'
import {
  type CardPicture,
  fanartOnCard,
  favoriteOnCard,
  photoOnCard,
  screenshotOnCard,
} from '@/lib/image/cardPicture'
import { coveringCrop, type Crop, type Focus, type Size } from '@/lib/image/cropping'

/** A post's card as its preview sets it; px of the card. The build draws it with the same boxes and finer type. */
export interface CardLayout {
  world: 'darkroom' | 'design' | 'paper' | 'pink'
  /** Where the picture stands, and which part of it (in its own pixels) is seen there. */
  box: Crop
  part: Crop
  /** The title's left edge or, centred, its middle; its first line's top and its width. */
  title: { x: number; y: number; width: number; size: number; centred: boolean }
}

/** What of a picture is seen in its box. */
const placed = (picture: Size, { box, focus, at }: CardPicture) => ({
  box,
  part: coveringCrop(picture, box, focus, at),
})

function photo(picture: Size, focus: Focus | null): CardLayout {
  const { isWide, ...place } = photoOnCard(picture, focus)
  const title = { x: CARD.width / 2, y: 449, width: 800, size: isWide ? 96 : 56, centred: true }
  return { world: 'darkroom', ...placed(picture, place), title: isWide ? title : { ...title, y: 520 } }
}

function fanart(picture: Size, focus: Focus | null): CardLayout {
  const place = fanartOnCard(picture, focus)
  const x = place.box.left + place.box.width + 48
  const width = Math.min(500, CARD.width - 130 - x)
  return { world: 'pink', ...placed(picture, place), title: { x, y: 330, width, size: 98, centred: false } }
}

function screenshot(picture: Size, focus: Focus | null): CardLayout {
  const title = { x: 204, y: 330, width: 336, size: 98, centred: false }
  return { world: 'design', ...placed(picture, screenshotOnCard(picture, focus)), title }
}

function favorite(picture: Size, focus: Focus | null): CardLayout {
  const title = { x: 592, y: 330, width: 410, size: 92, centred: false }
  return { world: 'paper', ...placed(picture, favoriteOnCard(focus)), title }
}

const layouts = { a7c2: photo, x100vi: photo, fanart, portfolio: screenshot, favorites: favorite }

/** How the card of a post is laid out around its picture and its focal point. */
export function cardLayout({ key }: Collection, picture: Size, focus: Focus | null): CardLayout {
  return layouts[key](picture, focus)
}

/** Width and height of a post's picture; a usual shape where nobody knows. */
export function pictureSize({ width, height }: Pick<Post, 'width' | 'height'>): Size {
  return width && height ? { width, height } : { width: 3, height: 2 }
}
