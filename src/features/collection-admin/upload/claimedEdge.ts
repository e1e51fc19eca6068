import type { ImageType } from './imageType'

const ISPE = 0x69737065
const META = 0x6d657461

/**
 * The longer edge, in px, that a WebP or AVIF claims before it is decoded; 0 when it claims none. ExifReader tells the
 * other two kinds'. Never throws.
 */
export function claimedEdge(file: ArrayBuffer, type: ImageType): number {
  const view = new DataView(file)
  try {
    if (type === 'image/webp') return webpEdge(view)
    return type === 'image/avif' ? avifEdge(view) : 0
  } catch {
    // Cut short within its head: the decoder will say so.
    return 0
  }
}

/** The first chunk says which of the three ways of writing a size follows. */
function webpEdge(view: DataView): number {
  const chunk = String.fromCharCode(...new Uint8Array(view.buffer, 12, 4))
  if (chunk === 'VP8X') {
    const edge = (at: number) => 1 + (view.getUint32(at - 1, true) >>> 8)
    return Math.max(edge(24), edge(27))
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return 1 + Math.max(bits & 0x3fff, (bits >>> 14) & 0x3fff)
  }
  return Math.max(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
}

/** The largest of all sizes (`ispe`) in the box that describes the pictures: the whole, its tiles, its alpha. */
function avifEdge(view: DataView): number {
  for (let at = 0, size = 0; at + 8 <= view.byteLength; at += size) {
    size = view.getUint32(at)
    if (size === 1) size = Number(view.getBigUint64(at + 8))
    if (size === 0) size = view.byteLength - at
    if (size < 8) return 0
    if (view.getUint32(at + 4) === META) return largestIn(view, at, Math.min(at + size, view.byteLength))
  }
  return 0
}

function largestIn(view: DataView, from: number, to: number): number {
  let edge = 0
  for (let at = from; at + 16 <= to; at += 1)
    if (view.getUint32(at) === ISPE) edge = Math.max(edge, view.getUint32(at + 8), view.getUint32(at + 12))
  return edge
}
