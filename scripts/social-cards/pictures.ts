// Pictures of cards: decoding, cropping around a focal point, and embedding in SVG.
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { coverCrop, type FocalPoint, type Size } from '../../src/lib/image/cropping.ts'
import { CARD_SIZE } from '../../src/config/socialCard.ts'
import { CONTENT, readRepositoryFile } from './repositoryFiles.ts'

/** A box on the card, px. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const CENTRE: FocalPoint = [0.5, 0.5]

/** Uploads have at most 12,000 px a side. */
const INPUT_LIMIT = { limitInputPixels: 12_000 * 12_000 } as const

/** The longest edge that a card needs, px. */
const MAX_EDGE = 2560

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
export async function readSize(picture: Buffer): Promise<{ width: number; height: number }> {
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
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Embeds a picture as an SVG `<image>`, at twice the box's size so that it stays sharp when rotated. */
export async function svgImage(
  picture: Buffer,
  { left, top, width, height }: Box,
  focus?: FocalPoint,
): Promise<string> {
  const drawn = await cropToCover(
    picture,
    { width: Math.round(width * 2), height: Math.round(height * 2) },
    focus,
  )
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${drawn.toString('base64')}"/>`
}

/** Returns a layer over the whole card with the SVG markup. */
export function svgLayer(markup: string): OverlayOptions {
  return {
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}">${markup}</svg>`,
    ),
    left: 0,
    top: 0,
  }
}

/** Embeds an SVG file of the repository at a position and height in px; `currentColor` becomes the colour. */
export function svgFile(
  path: string,
  position: { left: number; top: number; height: number; color?: string },
): string {
  const source = readRepositoryFile(path).toString('utf8')
  const [, width = '1', height = '1'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(source) ?? []
  const drawn = (position.height * Number(width)) / Number(height)
  const inner = source.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return `<svg x="${position.left}" y="${position.top}" width="${drawn}" height="${position.height}" viewBox="0 0 ${width} ${height}" color="${position.color ?? '#000'}">${inner}</svg>`
}

/** Returns the logo's width for a height, px. */
export const logoWidth = (height: number): number => (height * 358) / 72

/** The logo as SVG in one colour; position and height in px. */
export const logo = (position: { left: number; top: number; height: number; color: string }): string =>
  svgFile(`${CONTENT}/art/logo/logo.svg`, position)

/** The logo, 56 px from the card's right edge; height and top in px. */
export const logoAtRight = (height: number, top: number, ink: string): string =>
  logo({ left: CARD_SIZE.width - 56 - logoWidth(height), top, height, color: ink })
