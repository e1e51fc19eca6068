import type { ImageType } from './imageType'

const ISPE = 0x69737065
const META = 0x6d657461

interface Size {
  width: number
  height: number
}

const NO_SIZE: Size = { width: 0, height: 0 }

/**
 * Returns the size in px that an image header declares, 0 × 0 without a readable header. Never throws. It accepts every
 * malformed header that decoders accept, so that a decompression bomb cannot bypass the check.
 */
export function readDeclaredSize(file: ArrayBuffer, type: ImageType): Size {
  const view = new DataView(file)
  try {
    return sizeReaders[type](view)
  } catch {
    // The header is truncated: decoding will report the error.
    return NO_SIZE
  }
}

/** Returns the longer edge of the declared size. */
export function readDeclaredEdge(file: ArrayBuffer, type: ImageType): number {
  const { width, height } = readDeclaredSize(file, type)
  return Math.max(width, height)
}

const sizeReaders: Record<ImageType, (view: DataView) => Size> = {
  'image/jpeg': jpegSize,
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/webp': webpSize,
  'image/avif': avifSize,
}

/** Covers both sizes. A file with several frames is as large as their bounding box. */
const union = (one: Size, other: Size): Size => ({
  width: Math.max(one.width, other.width),
  height: Math.max(one.height, other.height),
})

/** Markers C0 to CF start a frame with its size, except DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** Markers without a length: 01, and D0 to D8. */
const hasNoLength = (marker: number) => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const START_OF_SCAN = 0xda

/** Returns the largest frame before the first scan. Skips bytes between segments, as decoders do. */
function jpegSize(view: DataView): Size {
  let size = NO_SIZE
  for (let at = 2; at + 9 <= view.byteLength;) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || marker === 0xff) {
      at += 1
      continue
    }
    if (marker === START_OF_SCAN) break
    if (isFrame(marker)) size = union(size, { width: view.getUint16(at + 7), height: view.getUint16(at + 5) })
    at += 2 + (hasNoLength(marker) ? 0 : view.getUint16(at + 2))
  }
  return size
}

/** The type of the first chunk (`VP8X`, `VP8L` or `VP8 `) decides how the size is encoded. */
function webpSize(view: DataView): Size {
  const chunk = String.fromCharCode(...new Uint8Array(view.buffer, 12, 4))
  if (chunk === 'VP8X') {
    const edge = (at: number) => 1 + (view.getUint32(at - 1, true) >>> 8)
    return { width: edge(24), height: edge(27) }
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** Returns the largest `ispe` size in the `meta` box: main image, tiles and alpha plane. */
function avifSize(view: DataView): Size {
  for (let at = 0, size = 0; at + 8 <= view.byteLength; at += size) {
    size = view.getUint32(at)
    if (size === 1) size = Number(view.getBigUint64(at + 8))
    if (size === 0) size = view.byteLength - at
    if (size < 8) return NO_SIZE
    if (view.getUint32(at + 4) === META) return largestIspe(view, at, Math.min(at + size, view.byteLength))
  }
  return NO_SIZE
}

function largestIspe(view: DataView, from: number, to: number): Size {
  let size = NO_SIZE
  for (let at = from; at + 16 <= to; at += 1)
    if (view.getUint32(at) === ISPE)
      size = union(size, { width: view.getUint32(at + 8), height: view.getUint32(at + 12) })
  return size
}
