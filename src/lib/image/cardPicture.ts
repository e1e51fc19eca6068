// Where a post's picture stands on its social card: the build draws it there, and the desk shows beforehand what it will be.
import { CARD, CARD_FOCUS, CARD_FOCUS_AT } from '@/config/socialCard.ts'
import type { Crop, Focus, Size } from './cropping.ts'

/** A picture's box, px of the card, and which of its points comes to stand where in that box. */
export interface CardPicture {
  box: Crop
  focus: Focus
  at: Focus
}

const CENTRE: Focus = [0.5, 0.5]
/** A photograph as wide as this fills its card; a narrower one is a print on it. */
const WIDE_PHOTO = 1.2
const PRINT = { top: 44, height: 386, widest: 520 } as const
const FRAME = { left: 200, widest: 480, highest: 480 } as const
const SCREEN = { left: 524, top: 92, width: CARD.width - 524, height: 538 } as const

/** Where a photograph stands: over the whole card, or upright as a print high in it. */
export function photoOnCard(
  { width, height }: Size,
  focus?: Focus | null,
): CardPicture & { isWide: boolean } {
  if (width / height >= WIDE_PHOTO)
    return {
      isWide: true,
      box: { left: 0, top: 0, ...CARD },
      focus: focus ?? CARD_FOCUS,
      at: CARD_FOCUS_AT,
    }
  const across = Math.min(PRINT.widest, Math.round((PRINT.height * width) / height))
  const box = { left: (CARD.width - across) / 2, top: PRINT.top, width: across, height: PRINT.height }
  return { isWide: false, box, focus: focus ?? CENTRE, at: CENTRE }
}

/** A whole drawing, as large as the frame's box allows; very long ones are cut to it. */
export function fanartOnCard(picture: Size, focus?: Focus | null): CardPicture {
  const ratio = Math.min(2, Math.max(0.5, picture.width / picture.height))
  const width = Math.min(FRAME.widest, FRAME.highest * ratio)
  const height = width / ratio
  const box = { left: FRAME.left, top: (CARD.height - height) / 2, width, height }
  return { box, focus: focus ?? CENTRE, at: CENTRE }
}

/** The left part of a screenshot, unless the owner has said what must be seen. */
export function screenshotOnCard({ width, height }: Size, focus?: Focus | null): CardPicture {
  const isWider = width / height > SCREEN.width / SCREEN.height
  const usual: Focus = isWider ? [0, height > width ? 0 : 0.5] : [0.5, 0]
  return { box: SCREEN, focus: focus ?? usual, at: CENTRE }
}

/** The way from one hole of a stamp's perforation to the next, and its paper around the picture, px. */
const PITCH = 17
const MARGIN = 16

/** A stamp's place: its upper left, its width as near as the holes allow, and what is left free below the picture. */
export interface StampPlace {
  left: number
  top: number
  width: number
  foot?: number
}

/** A stamp in whole holes, and where its picture stands. */
export function stampShape({ left, top, width, foot = 52 }: StampPlace) {
  const columns = Math.round(width / PITCH)
  const across = columns * PITCH
  const rows = Math.round((across + foot - MARGIN) / PITCH)
  const height = rows * PITCH
  const picture: Crop = {
    left: left + MARGIN,
    top: top + MARGIN,
    width: across - 2 * MARGIN,
    height: height - MARGIN - foot,
  }
  return { pitch: PITCH, columns, rows, width: across, height, picture }
}

/** Where the stamp of a thing lies on its card. */
export const FAVORITE_STAMP = { left: 196, top: 86, width: 340 } as const

/** A thing on its stamp. */
export function favoriteOnCard(focus?: Focus | null): CardPicture {
  return { box: stampShape(FAVORITE_STAMP).picture, focus: focus ?? CENTRE, at: CENTRE }
}
