// The pictures whose copies this page knows. A stored URL alone does not tell whether the build has copies of it: the dates of its
// row do. They are kept here when rows are read, so that every component can find the copies from the URL.
import { COPY_WIDTHS_PX } from '@/config/pictureSizes'
import { isRecord } from '@/lib/json'
import type { Cut } from '../meta'
import type { Post } from '../post'
import { copyLevel, copyWidths, getCopyCoverage, pictureKey, type RowDates } from './pictureCopies'

interface KnownPicture {
  /** Storage key of the picture that was copied: of the full picture for a thumbnail of it. */
  key: string
  /** Width of the original in px. Null if no row has it. */
  width: number | null
  dates: RowDates
}

const pictures = new Map<string, KnownPicture>()

const SIZE_AND_EXTENSION = /(?:-640)?\.\w+$/
const nameOf = (key: string) => key.replace(SIZE_AND_EXTENSION, '')

/** Returns whether a thumbnail is the same picture in a smaller size. */
export function isSamePicture(image: string | null, thumbnail: string | null): boolean {
  const [full, small] = [pictureKey(image), pictureKey(thumbnail)]
  return full !== null && small !== null && nameOf(full) === nameOf(small)
}

function remember(stored: string | null, picture: Omit<KnownPicture, 'key'>, original = stored) {
  const [key, originalKey] = [pictureKey(stored), pictureKey(original)]
  // Stored files never change: a picture with copies keeps them when its row changes.
  if (key === null || originalKey === null || findCopies(stored)) return
  pictures.set(key, { ...picture, key: originalKey })
}

function rememberTextPictures(node: unknown, dates: RowDates) {
  if (Array.isArray(node)) for (const child of node) rememberTextPictures(child, dates)
  if (!isRecord(node)) return
  rememberTextPictures(node['content'], dates)
  const { type, attrs } = node
  if (type !== 'image' || !isRecord(attrs) || typeof attrs['src'] !== 'string') return
  const { src, width } = attrs
  if (typeof width === 'number' && width >= 1) remember(src, { width, dates })
}

const cutsOf = (meta: object): readonly Cut[] => ('cuts' in meta && Array.isArray(meta.cuts) ? meta.cuts : [])

/** Remembers the pictures of published posts. The posts must have been read with their dates. */
export function rememberPictures(posts: readonly Post[]) {
  for (const post of posts) {
    const { image, thumbnail, width, body, meta } = post
    remember(image, { width, dates: post })
    if (isSamePicture(image, thumbnail)) remember(thumbnail, { width, dates: post }, image)
    else remember(thumbnail, { width: null, dates: post })
    for (const cut of cutsOf(meta)) remember(cut.image, { width: cut.width, dates: post })
    rememberTextPictures(body, post)
  }
}

/** The picture of a published post in a list without full posts. */
export interface ListedPicture {
  thumbnail: string | null
  /** Width in px of the full picture, if the thumbnail is named after it (`NAME-640.webp`). Otherwise null. */
  width: number | null
  /** The publishing time, ISO 8601. */
  date: string
}

/** Remembers a picture of a list. `updatedAt` is null for rows that the build has read. */
export function rememberListedPicture({ thumbnail, width, date }: ListedPicture, updatedAt: string | null) {
  const dates = { createdAt: date, publishedAt: date, updatedAt }
  remember(thumbnail, { width, dates }, width === null ? thumbnail : fullPictureUrl(thumbnail))
}

/** Returns the URL of the full picture from that of its thumbnail. */
const fullPictureUrl = (thumbnail: string | null) => thumbnail?.replace(/-640(?=\.\w+$)/, '') ?? null

/** Returns the width of a post's full picture if its name follows from that of the thumbnail. */
export const listedWidth = ({ image, thumbnail, width }: Pick<Post, 'image' | 'thumbnail' | 'width'>) =>
  image !== null && image === fullPictureUrl(thumbnail) ? width : null

const isPost = (value: Record<string, unknown>): value is Record<string, unknown> & Post =>
  typeof value['createdAt'] === 'string' && 'image' in value && isRecord(value['meta'])
const isListed = (value: Record<string, unknown>): value is Record<string, unknown> & ListedPicture =>
  typeof value['date'] === 'string' && 'thumbnail' in value && 'width' in value

/** Remembers the pictures in the data of a static page's queries. */
export function rememberStaticPictures(data: unknown) {
  if (Array.isArray(data)) for (const part of data) rememberStaticPictures(part)
  else if (isRecord(data)) {
    if (isPost(data)) rememberPictures([data])
    else if (isListed(data)) rememberListedPicture(data, null)
    else rememberStaticPictures(Object.values(data))
  }
}

/** The copies of a picture. */
export interface PictureCopies {
  /** Storage key of the picture that was copied. */
  key: string
  /** Widths in px, in ascending order. */
  widths: readonly number[]
  /** Width of the original in px. Null if no row has it. */
  originalWidth: number | null
}

/** Returns the copies of a stored picture. Null without copies, or if its row has not been read. */
export function findCopies(stored: string | null | undefined): PictureCopies | null {
  const coverage = getCopyCoverage()
  const picture = coverage && pictures.get(pictureKey(stored) ?? '')
  if (!picture || coverage.missing.includes(picture.key)) return null
  const level = copyLevel(coverage, picture.dates)
  const { key, width } = picture
  if (!level) return null
  if (width !== null) return { key, widths: copyWidths(width, level), originalWidth: width }
  // Thumbnails of another picture. The build has this copy of all of them, or lists them as missing.
  return level === 'all' ? { key, widths: [COPY_WIDTHS_PX[0]], originalWidth: null } : null
}
