import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { CARD_SIZE } from '@/config/socialCard'
import {
  type CardPictureLayout,
  layOutFanartCard,
  layOutFavoriteCard,
  layOutPhotoCard,
  layOutScreenshotCard,
} from '@/lib/image/cardPictureLayout'
import { coverCrop, type Crop, type FocalPoint, type Size } from '@/lib/image/cropping'

/** Layout of a card preview, in px of the card. The build uses the same boxes with finer typography. */
export interface CardLayout {
  world: 'darkroom' | 'design' | 'paper' | 'pink'
  /** Box of the picture, and the visible part in px of the picture. */
  box: Crop
  part: Crop
  /** `x` is the left edge, or the centre if `centred`. */
  title: { x: number; y: number; width: number; size: number; centred: boolean }
}

/** Crops a picture to its box. */
const cropToBox = (picture: Size, { box, focus, at }: CardPictureLayout) => ({
  box,
  part: coverCrop(picture, box, focus, at),
})

function photo(picture: Size, focus: FocalPoint | null): CardLayout {
  const { isWide, ...placement } = layOutPhotoCard(picture, focus)
  const title = { x: CARD_SIZE.width / 2, y: 449, width: 800, size: isWide ? 96 : 56, centred: true }
  return { world: 'darkroom', ...cropToBox(picture, placement), title: isWide ? title : { ...title, y: 520 } }
}

function fanart(picture: Size, focus: FocalPoint | null): CardLayout {
  const placement = layOutFanartCard(picture, focus)
  const x = placement.box.left + placement.box.width + 48
  const width = Math.min(500, CARD_SIZE.width - 130 - x)
  return {
    world: 'pink',
    ...cropToBox(picture, placement),
    title: { x, y: 330, width, size: 98, centred: false },
  }
}

function screenshot(picture: Size, focus: FocalPoint | null): CardLayout {
  const title = { x: 204, y: 330, width: 336, size: 98, centred: false }
  return { world: 'design', ...cropToBox(picture, layOutScreenshotCard(picture, focus)), title }
}

function favorite(picture: Size, focus: FocalPoint | null): CardLayout {
  const title = { x: 592, y: 330, width: 410, size: 92, centred: false }
  return { world: 'paper', ...cropToBox(picture, layOutFavoriteCard(focus)), title }
}

const layouts = { photo, fanart, screenshot, favorite } satisfies Record<Collection['card'], unknown>

/** Returns the card layout for a picture and its focal point. */
export function cardLayout({ card }: Collection, picture: Size, focus: FocalPoint | null): CardLayout {
  return layouts[card](picture, focus)
}

/** Returns the size of a post's picture, or 3:2 if it is unknown. */
export function pictureSize({ width, height }: Pick<Post, 'width' | 'height'>): Size {
  return width && height ? { width, height } : { width: 3, height: 2 }
}
