// Divides a picture into the cuts of an episode. Runs in a worker.
import { load } from 'exifreader'
import { CUT_SPLIT_FROM_PX, MAX_CUT_HEIGHT_PX } from '@/config/constants'
import { FULL_EDGE_PX } from '@/config/pictureSizes'
import { MAX_CUT_AREA_PX } from './cutLimits'
import { createPlaceholder, draw, encode, type Region } from './encodeImage'
import { findSeam, isPlainRow, type Seam } from './findSeam'
import { ImageError, LONGEST_SIDE_PX } from './imageError'
import type { CutPicture, CutPiece } from './imageMessages'
import type { ImageType } from './imageType'
import { readDeclaredSize } from './readDeclaredEdge'

const QUALITY = 0.9
const PREVIEW_QUALITY = 0.7
const PREVIEW_WIDTH_PX = 156
/** Pixels that are decoded at once, 64 MB. Each region is decoded from the file again. */
const REGION_PX = 16 * 1024 * 1024

interface Size {
  width: number
  height: number
}

/** EXIF orientations that swap width and height. */
const SWAPPING_ORIENTATION = 5

function isRotated(bytes: ArrayBuffer): boolean {
  try {
    const orientation: unknown = load(bytes, { expanded: true, excludeTags: { xmp: true } }).exif?.Orientation
      ?.value
    return typeof orientation === 'number' && orientation >= SWAPPING_ORIENTATION
  } catch {
    return false
  }
}

/** Returns the size of the upright picture. Throws `ImageError` if it is too large. */
function checkSize(bytes: ArrayBuffer, type: ImageType): Size {
  const declared = readDeclaredSize(bytes, type)
  const { width, height } = isRotated(bytes) ? { width: declared.height, height: declared.width } : declared
  if (height > MAX_CUT_HEIGHT_PX) throw new ImageError('height', { height })
  if (width > LONGEST_SIDE_PX || width * height > MAX_CUT_AREA_PX) throw new ImageError('dimensions')
  return { width, height }
}

/** Decodes rows of a file. Applies the EXIF orientation, because re-encoding drops the tag. */
async function decodeRows(file: Blob, y: number, { width, height }: Size): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, 0, y, width, height, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new ImageError('corrupt', { cause })
  }
}

/** Wider pictures than the site ever shows are scaled down. All others keep their pixels. */
const fullBounds = (height: number) => ({ width: FULL_EDGE_PX, height })

async function encodePiece(image: ImageBitmap, region: Region): Promise<CutPiece> {
  const full = draw(image, fullBounds(region.height), region)
  const preview = draw(image, { width: PREVIEW_WIDTH_PX, height: region.height }, region)
  return {
    full: await encode(full, QUALITY),
    preview: await encode(preview, PREVIEW_QUALITY),
    width: full.width,
    height: full.height,
    placeholder: createPlaceholder(image, region),
  }
}

/** Finds the seam below row `y` of a decoded region. Reads only as many rows as the search needs. */
function findSeamBelow(image: ImageBitmap, y: number, remaining: number): Seam | null {
  const rows = Math.min(CUT_SPLIT_FROM_PX, image.height - y)
  const canvas = new OffscreenCanvas(image.width, rows)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new ImageError('corrupt')
  context.drawImage(image, 0, -y)
  const { data } = context.getImageData(0, 0, image.width, rows)
  return findSeam(remaining, (row) => row < rows && isPlainRow(data, image.width, row))
}

/** Divides a tall picture. One region is decoded and one cut is encoded at a time. */
async function cutTallImage(file: Blob, { width, height }: Size): Promise<CutPicture> {
  const pieces: CutPiece[] = []
  let forcedSeams = 0
  const rowsPerRegion = Math.max(2 * CUT_SPLIT_FROM_PX, Math.floor(REGION_PX / width))
  for (let top = 0; top < height;) {
    const image = await decodeRows(file, top, { width, height: Math.min(rowsPerRegion, height - top) })
    try {
      let y = 0
      // A region ends where the search for a seam would need rows below it.
      while (y < image.height && (top + image.height === height || image.height - y >= CUT_SPLIT_FROM_PX)) {
        const remaining = height - top - y
        const seam = findSeamBelow(image, y, remaining)
        if (seam && !seam.isPlain) forcedSeams += 1
        const region = { y, width, height: seam?.height ?? remaining }
        pieces.push(await encodePiece(image, region))
        y += region.height
      }
      top += y
    } finally {
      image.close()
    }
  }
  return { height, pieces, forcedSeams }
}

async function encodeWhole(file: Blob): Promise<CutPicture> {
  let image: ImageBitmap
  try {
    image = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new ImageError('corrupt', { cause })
  }
  try {
    const { width, height } = image
    return { height, pieces: [await encodePiece(image, { y: 0, width, height })], forcedSeams: 0 }
  } finally {
    image.close()
  }
}

/**
 * Returns the cuts of a picture. A picture of more than 4,000 px is divided where its rows have one colour, else every
 * 2,400 px; the pixels of the cuts, laid one below another, are those of the picture. Throws `ImageError`.
 */
export function cutImage(bytes: ArrayBuffer, type: ImageType): Promise<CutPicture> {
  const size = checkSize(bytes, type)
  const file = new Blob([bytes], { type })
  return size.height > CUT_SPLIT_FROM_PX ? cutTallImage(file, size) : encodeWhole(file)
}
