// What cards do with pictures: cover a box around a focal point, stand in SVG, tell how light they are.
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { coveringCrop, type Focus, type Size } from '../../src/lib/image/cropping.ts'
import { CARD } from './canvas.ts'
import { repositoryFile } from './files.ts'

/** A box on the card, px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Where the focal point comes to stand in its box. */
const CENTRE: Focus = [0.5, 0.5]

/** Larger than the largest picture that can be uploaded (decisions §4: 12,000 px a side). */
const LIMIT = { limitInputPixels: 12_000 * 12_000 } as const

/** The longest edge that any card needs, px. */
const LONGEST = 2560

/** A picture from anywhere, decoded once: upright, no larger than needed. Throws when it is broken or none. */
export async function whole(picture: Buffer): Promise<Buffer> {
  return sharp(picture, { ...LIMIT, failOn: 'truncated' })
    .autoOrient()
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A picture, upright, for sharp to work on. Nothing is decoded yet: a broken one throws when its pixels are asked for. */
export function open(picture: Buffer): Sharp {
  return sharp(picture, LIMIT).autoOrient()
}

/** Width and height of a picture as it is seen, px. Throws when it is none. */
export async function sizeOf(picture: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(picture, LIMIT).metadata()
  return autoOrient
}

/** A picture that fills `width` × `height`: its focal point as near to `at` of the box as the picture allows. */
export async function covering(
  picture: Buffer,
  { width, height }: Size,
  focus: Focus = CENTRE,
  at: Focus = CENTRE,
): Promise<Buffer> {
  const size = await sizeOf(picture)
  const scale = Math.max(width / size.width, height / size.height)
  const [wide, tall] = [
    Math.max(width, Math.round(size.width * scale)),
    Math.max(height, Math.round(size.height * scale)),
  ]
  const { left, top } = coveringCrop({ width: wide, height: tall }, { width, height }, focus, at)
  return open(picture)
    .resize(wide, tall, { fit: 'fill' })
    .extract({
      left: Math.min(wide - width, Math.round(left)),
      top: Math.min(tall - height, Math.round(top)),
      width,
      height,
    })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** A picture as SVG's `<image>`: drawn at twice the box's size, so that it may be turned without loss. */
export async function svgImage(
  picture: Buffer,
  { left, top, width, height }: Box,
  focus?: Focus,
): Promise<string> {
  const drawn = await covering(
    picture,
    { width: Math.round(width * 2), height: Math.round(height * 2) },
    focus,
  )
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${drawn.toString('base64')}"/>`
}

/** A layer of own SVG over the whole card. */
export function svgLayer(markup: string): OverlayOptions {
  return {
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">${markup}</svg>`,
    ),
    left: 0,
    top: 0,
  }
}

/** A file of the repository that is SVG, as an element of a height in px at a place; its letters take the colour. */
export function svgFile(
  path: string,
  place: { left: number; top: number; height: number; color?: string },
): string {
  const source = repositoryFile(path).toString('utf8')
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source) ?? []
  const drawn = (place.height * Number(width)) / Number(height)
  const inner = source.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return `<svg x="${place.left}" y="${place.top}" width="${drawn}" height="${place.height}" viewBox="0 0 ${width} ${height}" color="${place.color ?? '#000'}">${inner}</svg>`
}

/** Width of the logo in px at a height in px. */
export const logoWidth = (height: number): number => (height * 358) / 72

/** The logo as SVG at a place and of a height in px, in one colour. */
export const logo = (place: { left: number; top: number; height: number; color: string }): string =>
  svgFile('src/assets/logo/logo.svg', place)
