import { ImageError } from './imageError'

const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type ImageType = (typeof imageTypes)[number]

/** The `accept` attribute of file inputs for images. Safari converts HEIC to the first type if HEIC is not listed. */
export const ACCEPTED_IMAGES = imageTypes.join(',')

/** Number of leading bytes that are inspected. */
const SNIFFED_BYTES = 512

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/**
 * Detects an image's type from its first bytes, not from its name. Throws an `ImageError` of kind `heic` or `svg`, or of
 * kind `type` for everything else that is not JPEG, PNG, WebP or AVIF.
 */
export function sniffImageType(head: Uint8Array): ImageType {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  if (text.startsWith('ftyp', 4)) {
    // Compatible brands follow the major brand. An AVIF file may list `mif1` first.
    const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
    const brands = text.slice(8, Math.min(size, SNIFFED_BYTES))
    if (avifBrands.some((brand) => brands.includes(brand))) return 'image/avif'
    if (heicBrands.some((brand) => brands.includes(brand))) throw new ImageError('heic')
  }
  if (
    /^\uFEFF?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(text.replace(/^\xef\xbb\xbf/, '')) &&
    /<svg/i.test(text)
  )
    throw new ImageError('svg')
  throw new ImageError('type')
}
