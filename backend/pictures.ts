import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import type { RenderCache } from './renderCache.ts'
import { fileReply, type Reply, storageErrorReply } from './reply.ts'
import { CACHE_CONTROL, imageType, md5Etag, objectFile } from './storageFiles.ts'

/** Hosted Supabase's limit for width and height, in px. */
const MAX_SIDE = 2500
const DEFAULT_QUALITY = 80
const FITS = { cover: 'cover', contain: 'inside', fill: 'fill' } as const

type Transform = {
  width?: number
  height?: number
  quality: number
  fit: (typeof FITS)[keyof typeof FITS]
  original: boolean
}
type PictureHeaders = { accept: string | undefined; ifNoneMatch: string | undefined }

// sharp's memory cache is redundant, because renditions are cached on disk.
sharp.cache(false)
sharp.concurrency(1)

const notFound = () => storageErrorReply(404, 'not_found', 'Object not found')
const invalid = (message: string) => storageErrorReply(400, 'InvalidRequest', message)

/** Serves the public pictures of the bucket folders under `base`, original and transformed. */
export function createPictureService(base: string, cache: RenderCache) {
  const find = async (bucket: string, key: string) => {
    const path = objectFile(base, bucket, key)
    const info = path ? await stat(path).catch(() => undefined) : undefined
    return path && info?.isFile() ? { path, info } : undefined
  }

  return {
    /** `GET /storage/v1/object/public/BUCKET/KEY` */
    async original(bucket: string, key: string, request: PictureHeaders): Promise<Reply> {
      const found = await find(bucket, key)
      if (!found) return notFound()
      const bytes = await readFile(found.path)
      const headers = {
        etag: md5Etag(bytes),
        'content-type': imageType(bytes),
        'cache-control': CACHE_CONTROL,
        'last-modified': found.info.mtime.toUTCString(),
      }
      return fileReply(() => Promise.resolve(bytes), headers, request.ifNoneMatch)
    },

    /** `GET /storage/v1/render/image/public/BUCKET/KEY?width=&height=&quality=&resize=`. WebP if the client accepts it. */
    async transformed(
      bucket: string,
      key: string,
      query: URLSearchParams,
      request: PictureHeaders,
    ): Promise<Reply> {
      const transform = readTransform(query)
      if (typeof transform === 'string') return invalid(transform)
      const found = await find(bucket, key)
      if (!found) return notFound()
      const source = await sourceType(found.path)
      if (!source) return invalid('The object is not an image')
      const type = !transform.original && request.accept?.includes('image/webp') ? 'webp' : source
      const name = createHash('sha1')
        .update(JSON.stringify([bucket, key, found.info.mtimeMs, found.info.size, type, transform]))
        .digest('hex')
      const headers = {
        etag: `"${name}"`,
        'content-type': `image/${type}`,
        'cache-control': CACHE_CONTROL,
        vary: 'Accept',
      }
      try {
        return await fileReply(
          () => cache.get(`${name}.${type}`, () => render(found.path, transform, type)),
          headers,
          request.ifNoneMatch,
        )
      } catch {
        return invalid('The image cannot be read')
      }
    },
  }
}

type PictureType = 'webp' | 'jpeg' | 'png' | 'avif'

async function sourceType(path: string): Promise<PictureType | undefined> {
  const type = imageType(await readFile(path)).slice('image/'.length)
  return type === 'webp' || type === 'jpeg' || type === 'png' || type === 'avif' ? type : undefined
}

async function render(
  path: string,
  { width, height, quality, fit }: Transform,
  type: PictureType,
): Promise<Uint8Array> {
  const picture = sharp(path).rotate() // Applies the EXIF orientation. The output has no metadata.
  if (width || height) picture.resize({ width, height, fit, withoutEnlargement: true })
  return picture.toFormat(type, { quality }).toBuffer()
}

/** Parses the transformation in a query. Returns an error message if it is invalid. Clamps width and height. */
function readTransform(query: URLSearchParams): Transform | string {
  const width = readCount(query.get('width'))
  const height = readCount(query.get('height'))
  const quality = readCount(query.get('quality')) ?? DEFAULT_QUALITY
  const resize = query.get('resize') ?? 'cover'
  const format = query.get('format')
  if (Number.isNaN(width) || Number.isNaN(height)) return 'width and height must be positive integers'
  if (Number.isNaN(quality) || quality > 100) return 'quality must be an integer between 1 and 100'
  if (resize !== 'cover' && resize !== 'contain' && resize !== 'fill')
    return 'resize must be cover, contain or fill'
  if (format !== null && format !== 'origin') return 'format must be origin'
  return {
    ...(width && { width: Math.min(width, MAX_SIDE) }),
    ...(height && { height: Math.min(height, MAX_SIDE) }),
    quality,
    fit: FITS[resize],
    original: format === 'origin',
  }
}

/** Returns a positive integer, undefined if absent, or NaN if invalid. */
function readCount(text: string | null): number | undefined {
  if (text === null) return undefined
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN
}
