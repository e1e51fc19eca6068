import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { CARD, CARD_FOCUS, CARD_FOCUS_AT } from '@/config/socialCard'
import { coveringCrop, type Crop, type Focus, type Size } from '@/lib/cropping'

/** A post's card as its preview sets it; px of the card. The build draws it with finer type. */
export interface CardLayout {
  world: 'darkroom' | 'design' | 'paper' | 'pink'
  /** Where the picture stands, and which part of it (in its own pixels) is seen there. */
  box: Crop
  part: Crop
  /** The title's left edge or, centred, its middle; its first line's top and its width. */
  title: { x: number; y: number; width: number; size: number; centred: boolean }
}

const CENTRE: Focus = [0.5, 0.5]
/** A photograph as wide as this fills its card; a narrower one is a print on it. */
const WIDE_PHOTO = 1.2

function photo(picture: Size, focus: Focus | null): CardLayout {
  const isWide = picture.width / picture.height >= WIDE_PHOTO
  const width = Math.min(520, Math.round((386 * picture.width) / picture.height))
  const box = isWide
    ? { left: 0, top: 0, ...CARD }
    : { left: (CARD.width - width) / 2, top: 44, width, height: 386 }
  const part = isWide
    ? coveringCrop(picture, box, focus ?? CARD_FOCUS, CARD_FOCUS_AT)
    : coveringCrop(picture, box, focus ?? CENTRE, CENTRE)
  const title = { x: CARD.width / 2, y: 449, width: 800, size: isWide ? 96 : 56, centred: true }
  return { world: 'darkroom', box, part, title: isWide ? title : { ...title, y: 520 } }
}

function fanart(picture: Size, focus: Focus | null): CardLayout {
  const ratio = Math.min(2, Math.max(0.5, picture.width / picture.height))
  const width = Math.min(480, 480 * ratio)
  const height = width / ratio
  const box = { left: 200, top: (CARD.height - height) / 2, width, height }
  const x = box.left + width + 48
  return {
    world: 'pink',
    box,
    part: coveringCrop(picture, box, focus ?? CENTRE, CENTRE),
    title: { x, y: 330, width: Math.min(500, CARD.width - 130 - x), size: 98, centred: false },
  }
}

/** The left part of a screenshot, unless the owner has said what must be seen. */
function screenshot(picture: Size, focus: Focus | null): CardLayout {
  const box = { left: 524, top: 92, width: CARD.width - 524, height: 538 }
  const isWider = picture.width / picture.height > box.width / box.height
  const usual: Focus = isWider ? [0, picture.height > picture.width ? 0 : 0.5] : [0.5, 0]
  return {
    world: 'design',
    box,
    part: coveringCrop(picture, box, focus ?? usual, CENTRE),
    title: { x: 204, y: 330, width: 336, size: 98, centred: false },
  }
}

function favorite(picture: Size, focus: Focus | null): CardLayout {
  const box = { left: 212, top: 102, width: 308, height: 323 }
  return {
    world: 'paper',
    box,
    part: coveringCrop(picture, box, focus ?? CENTRE, CENTRE),
    title: { x: 592, y: 330, width: 410, size: 92, centred: false },
  }
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
