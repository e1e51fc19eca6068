// Makes the copies of one picture. Load it through Vite.
import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'
import { AVIF_MAX_WIDTH_PX, COPY_WIDTHS_PX, SMALL_COPY_WIDTH_PX } from '@/config/pictureSizes'
import { copyWidths, type CopyFormat, type CopyLevel } from '@/posts/pictures/pictureCopies'
import type { CopyOrder } from './copyOrder'
import { withMetadata } from './webpMetadata'

/** Part of the names in caches. Change it with anything below that changes the files. */
export const ENCODER_VERSION = 1

// One thread for each picture, because several pictures are encoded at the same time. Every picture is different, so sharp's
// cache is useless.
sharp.concurrency(1)
sharp.cache(false)

const WEBP = { quality: 80, effort: 2 } as const
const AVIF = { quality: 55, chromaSubsampling: '4:2:0' } as const
/** Effort of AVIF up to this width, and above. A step doubles the time; the first one saves a fifth of the bytes. */
const AVIF_EFFORT = { upTo: SMALL_COPY_WIDTH_PX, small: 1, large: 0 } as const

export interface CopyName {
  width: number
  format: CopyFormat
}

export interface EncodedCopy extends CopyName {
  content: Buffer
}

/** A picture of which no copies are made. The message says why. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError'
}

/** Returns the copies that a picture of this width has. */
export function copyNames(originalWidth: number, level: CopyLevel): CopyName[] {
  return copyWidths(originalWidth, level).flatMap((width): CopyName[] => [
    ...(width <= AVIF_MAX_WIDTH_PX ? [{ width, format: 'avif' } as const] : []),
    { width, format: 'webp' },
  ])
}

/**
 * Makes the copies of a picture: upright, in sRGB with 8 bits. Returns the width of the original in px too. Throws
 * `UnusablePictureError`.
 */
export async function encodePicture(
  original: Buffer,
  { level, statedWidth, xmp }: Omit<CopyOrder, 'key'>,
): Promise<{ width: number; copies: EncodedCopy[] }> {
  const { autoOrient: size, ...metadata } = await readMetadata(original)
  if (!fitsRow({ statedWidth }, size.width))
    throw new UnusablePictureError(
      `it is ${size.width} px wide, but its row says ${statedWidth === null ? 'nothing' : `${statedWidth} px`}`,
    )
  const widest = await decode(original, Math.min(size.width, COPY_WIDTHS_PX.at(-1) ?? size.width))
  const copies: EncodedCopy[] = []
  let scaled = widest
  for (const name of copyNames(size.width, level)) {
    if (scaled.info.width !== name.width) scaled = await scale(widest, name.width)
    // Uploads are WebP: the copy of their own width needs no encoding, which would take time and lose quality.
    const isOriginal = name.format === 'webp' && name.width === size.width && isPlainWebp(metadata)
    const content = isOriginal ? withMetadata(original, size, xmp) : await encode(scaled, name, xmp)
    copies.push({ ...name, content })
  }
  return { width: size.width, copies }
}

const isPlainWebp = ({ format, icc, orientation = 1 }: Omit<Metadata, 'autoOrient'>): boolean =>
  format === 'webp' && icc === undefined && orientation === 1

/** Returns whether pages find the copies of a picture of this width in px. */
export const fitsRow = ({ statedWidth }: Pick<CopyOrder, 'statedWidth'>, width: number): boolean =>
  statedWidth === null ? width >= COPY_WIDTHS_PX[0] : statedWidth === width

interface Pixels {
  data: Buffer
  info: OutputInfo
}

const open = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } })

const scale = (pixels: Pixels, width: number): Promise<Pixels> =>
  open(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true })

function encode(pixels: Pixels, { format, width }: CopyName, xmp: string | undefined): Promise<Buffer> {
  const effort = width <= AVIF_EFFORT.upTo ? AVIF_EFFORT.small : AVIF_EFFORT.large
  const picture = format === 'avif' ? open(pixels).avif({ ...AVIF, effort }) : open(pixels).webp(WEBP)
  return (xmp === undefined ? picture : picture.withXmp(xmp)).toBuffer()
}

/** Returns the metadata of a picture. Throws `UnusablePictureError` for kinds of pictures that are not copied. */
async function readMetadata(original: Buffer): Promise<Metadata> {
  if (original.length === 0) throw new UnusablePictureError('it is empty')
  const metadata = await sharp(original)
    .metadata()
    .catch((error: unknown) => {
      throw new UnusablePictureError('it is damaged or not a picture', { cause: error })
    })
  if (metadata.format === 'svg') throw new UnusablePictureError('it is an SVG')
  if ((metadata.pages ?? 1) > 1) throw new UnusablePictureError('it is animated')
  return metadata
}

/** Returns the pixels of the widest copy, from which the others are scaled. */
function decode(original: Buffer, width: number): Promise<Pixels> {
  return sharp(original, { failOn: 'truncated' })
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new UnusablePictureError('it is damaged or too large', { cause: error })
    })
}

/** Returns the width of a copy in px. Throws if it cannot be decoded. */
export async function checkCopy(content: Buffer): Promise<number> {
  const { info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
  return info.width
}
