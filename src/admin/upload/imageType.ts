import { ImageFault } from './imageFault'

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'

/** How many of a file's first bytes tell its type. */
const SNIFFED_BYTES = 512

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const avifBrands = ['avif', 'avis']

/**
 * The type of an image by its first bytes, whatever its name says. Throws `ImageFault`: HEIC and SVG are told by name, all
 * else that is not a JPEG, PNG, WebP or AVIF is a wrong type.
 */
export function sniffImageType(head: Uint8Array): ImageType {
  const text = String.fromCharCode(...head.subarray(0, SNIFFED_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  if (text.startsWith('ftyp', 4)) {
    // Compatible brands follow the major one; an AVIF may name `mif1` first.
    const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0)
    const brands = text.slice(8, Math.min(size, SNIFFED_BYTES))
    if (avifBrands.some((brand) => brands.includes(brand))) return 'image/avif'
    if (heicBrands.some((brand) => brands.includes(brand))) throw new ImageFault('heic')
  }
  if (
    /^\uFEFF?\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(text.replace(/^\xef\xbb\xbf/, '')) &&
    /<svg/i.test(text)
  )
    throw new ImageFault('svg')
  throw new ImageFault('type')
}
