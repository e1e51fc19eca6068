// Layout of a post's picture on its social card. Used by the build, which renders the cards, and by the admin's preview.
import { CARD_SIZE, DEFAULT_FOCUS, DEFAULT_FOCUS_TARGET } from '@/config/socialCard.ts'
import type { Crop, FocalPoint, Size } from './cropping.ts'

/** The picture's box in px of the card. The picture covers the box with its point `focus` as near as possible to `at`. */
export interface CardPictureLayout {
  box: Crop
  focus: FocalPoint
  at: FocalPoint
}

const CENTRE: FocalPoint = [0.5, 0.5]
/** Aspect ratio from which a photo fills the card; narrower ones are shown as a print on it. */
const WIDE_PHOTO = 1.2
const PRINT = { top: 44, height: 386, maxWidth: 520 } as const
const FRAME = { left: 200, maxWidth: 480, maxHeight: 480 } as const
const SCREEN = { left: 524, top: 92, width: CARD_SIZE.width - 524, height: 538 } as const

/** Lays out a photo: wide ones fill the card, others become a print in its upper part. */
export function layOutPhotoCard(
  { width, height }: Size,
  focus?: FocalPoint | null,
): CardPictureLayout & { isWide: boolean } {
  if (width / height >= WIDE_PHOTO)
    return {
      isWide: true,
      box: { left: 0, top: 0, ...CARD_SIZE },
      focus: focus ?? DEFAULT_FOCUS,
      at: DEFAULT_FOCUS_TARGET,
    }
  const printWidth = Math.min(PRINT.maxWidth, Math.round((PRINT.height * width) / height))
  const box = {
    left: (CARD_SIZE.width - printWidth) / 2,
    top: PRINT.top,
    width: printWidth,
    height: PRINT.height,
  }
  return { isWide: false, box, focus: focus ?? CENTRE, at: CENTRE }
}

/** Lays out a whole drawing as large as the frame allows. Drawings longer than 2:1 are cropped. */
export function layOutFanartCard(picture: Size, focus?: FocalPoint | null): CardPictureLayout {
  const ratio = Math.min(2, Math.max(0.5, picture.width / picture.height))
  const width = Math.min(FRAME.maxWidth, FRAME.maxHeight * ratio)
  const height = width / ratio
  const box = { left: FRAME.left, top: (CARD_SIZE.height - height) / 2, width, height }
  return { box, focus: focus ?? CENTRE, at: CENTRE }
}

/** Lays out a screenshot. Without a focal point of the owner it shows the left part, or the top of a tall one. */
export function layOutScreenshotCard({ width, height }: Size, focus?: FocalPoint | null): CardPictureLayout {
  const isWider = width / height > SCREEN.width / SCREEN.height
  const fallback: FocalPoint = isWider ? [0, height > width ? 0 : 0.5] : [0.5, 0]
  return { box: SCREEN, focus: focus ?? fallback, at: CENTRE }
}

/** Distance between the perforation holes of a stamp, in px. */
const PITCH = 17
/** Paper around a stamp's picture, in px. */
const MARGIN = 16

/** Position and wanted width of a stamp, and the free space below its picture (`foot`), in px. */
export interface StampOptions {
  left: number
  top: number
  width: number
  foot?: number
}

/** Lays out a stamp whose sides are a whole number of perforation holes, and the picture on it. */
export function layOutStamp({ left, top, width, foot = 52 }: StampOptions) {
  const columns = Math.round(width / PITCH)
  const stampWidth = columns * PITCH
  const rows = Math.round((stampWidth + foot - MARGIN) / PITCH)
  const height = rows * PITCH
  const picture: Crop = {
    left: left + MARGIN,
    top: top + MARGIN,
    width: stampWidth - 2 * MARGIN,
    height: height - MARGIN - foot,
  }
  return { pitch: PITCH, columns, rows, width: stampWidth, height, picture }
}

/** Position of the stamp on a favorite's card, in px. */
export const FAVORITE_STAMP = { left: 196, top: 86, width: 340 } as const

/** Lays out a favorite's picture on its stamp. */
export function layOutFavoriteCard(focus?: FocalPoint | null): CardPictureLayout {
  return { box: layOutStamp(FAVORITE_STAMP).picture, focus: focus ?? CENTRE, at: CENTRE }
}
