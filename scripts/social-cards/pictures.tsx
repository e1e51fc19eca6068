// Pictures of cards: decoding, cropping around a focal point, and embedding.
import type { ReactElement } from 'react'
import sharp, { type Sharp } from 'sharp'
import type { CardPicture, PicturePlace } from '../../src/cards/design.ts'
import { placed } from '../../src/cards/parts.tsx'
import { CARD_SIZE } from '../../src/config/socialCard.ts'
import { lightestOf, type Rgb } from '../../src/lib/colorContrast.ts'
import { coverCrop, type Crop, type FocalPoint, type Size } from '../../src/lib/image/cropping.ts'

const CENTRE: FocalPoint = [0.5, 0.5]

/** Uploads have at most 12,000 px a side. */
const INPUT_LIMIT = { limitInputPixels: 12_000 * 12_000 } as const

/** The longest edge that a card needs, px. */
const MAX_EDGE = 2560

/** Cards embed JPEG, because satori and librsvg read it several times faster than PNG; the loss is below that of the card. */
const EMBEDDED = { quality: 96, chromaSubsampling: '4:4:4' } as const

/** Decodes a picture, rotates it upright and limits its size. Throws if it is broken or not a picture. */
export async function normalizePicture(picture: Buffer): Promise<Buffer> {
  return sharp(picture, { ...INPUT_LIMIT, failOn: 'truncated' })
    .autoOrient()
    .resize(MAX_EDGE, MAX_EDGE, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Opens a picture upright. Decoding errors are thrown when its pixels are read. */
export function openPicture(picture: Buffer): Sharp {
  return sharp(picture, INPUT_LIMIT).autoOrient()
}

/** Returns the width and height of the upright picture, px. Throws if it is not a picture. */
async function readSize(picture: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(picture, INPUT_LIMIT).metadata()
  return autoOrient
}

/** Scales and crops a picture to fill `width` × `height`, with its focal point as close to `at` in the box as possible. */
export async function cropToCover(
  picture: Buffer,
  { width, height }: Size,
  focus: FocalPoint = CENTRE,
  at: FocalPoint = CENTRE,
): Promise<Buffer> {
  const size = await readSize(picture)
  const scale = Math.max(width / size.width, height / size.height)
  const [scaledWidth, scaledHeight] = [
    Math.max(width, Math.round(size.width * scale)),
    Math.max(height, Math.round(size.height * scale)),
  ]
  const { left, top } = coverCrop({ width: scaledWidth, height: scaledHeight }, { width, height }, focus, at)
  return openPicture(picture)
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extract({
      left: Math.min(scaledWidth - width, Math.round(left)),
      top: Math.min(scaledHeight - height, Math.round(top)),
      width,
      height,
    })
    .flatten({ background: '#ffffff' })
    .jpeg(EMBEDDED)
    .toBuffer()
}

/** A picture at its place on the card, px. */
export const embedPicture = (file: Buffer, type: 'jpeg' | 'png', box: Crop): ReactElement => (
  <img src={`data:image/${type};base64,${file.toString('base64')}`} alt="" style={placed(box)} />
)

/** Opens a picture for the designs. Throws if it is not a picture. */
export async function openCardPicture(picture: Buffer): Promise<CardPicture> {
  const crops = new Map<PicturePlace, Promise<Buffer>>()
  const crop = (place: PicturePlace): Promise<Buffer> => {
    const { box, focus, at, density = 2 } = place
    const size = { width: Math.round(box.width * density), height: Math.round(box.height * density) }
    const cropped = crops.get(place) ?? cropToCover(picture, size, focus, at)
    crops.set(place, cropped)
    return cropped
  }
  return {
    size: await readSize(picture),
    draw: async (place) => embedPicture(await crop(place), 'jpeg', place.box),
    drawBackdrop: async () => embedPicture(await blur(picture), 'jpeg', { left: 0, top: 0, ...CARD_SIZE }),
    findLightest: async (place, part) => lightest(await crop(place), part),
  }
}

/** Returns a dark, blurred copy of the card's size. */
async function blur(picture: Buffer): Promise<Buffer> {
  const light = await openPicture(picture).resize(120, 63, { fit: 'cover' }).blur(8).png().toBuffer()
  return sharp(light)
    .resize(CARD_SIZE.width, CARD_SIZE.height, { fit: 'fill' })
    .blur(30)
    .linear(0.42, 0)
    .removeAlpha()
    .jpeg(EMBEDDED)
    .toBuffer()
}

/** Returns the lightest patch of a part of a picture, with 16 × 2 patches. */
async function lightest(picture: Buffer, part: Crop): Promise<Rgb> {
  const { data, info } = await sharp(picture)
    .extract(part)
    .resize(16, 2, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lightestOf(data, info.channels)
}
