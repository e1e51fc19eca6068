import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { file, type Reply, storageFault } from './reply.ts'
import type { RenderCache } from './renderCache.ts'
import { CACHE_CONTROL, imageType, md5, objectFile } from './storageFiles.ts'

/** Hosted Supabase's limit for either side, px. */
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
type Asked = { accept: string | undefined; ifNoneMatch: string | undefined }

// Its own cache would hold decoded pictures: memory that the disk cache makes needless.
sharp.cache(false)
sharp.concurrency(1)

const notFound = () => storageFault(404, 'not_found', 'Object not found')
const invalid = (message: string) => storageFault(400, 'InvalidRequest', message)

/** Public pictures of the bucket folders under `base`, as they are and transformed. */
export function pictures(base: string, cache: RenderCache) {
  const find = async (bucket: string, key: string) => {
    const path = objectFile(base, bucket, key)
    const info = path ? await stat(path).catch(() => undefined) : undefined
    return path && info?.isFile() ? { path, info } : undefined
  }

  return {
    /** `GET /storage/v1/object/public/BUCKET/KEY` */
    async original(bucket: string, key: string, asked: Asked): Promise<Reply> {
      const found = await find(bucket, key)
      if (!found) return notFound()
      const bytes = await readFile(found.path)
      const headers = {
        etag: md5(bytes),
        'content-type': imageType(bytes),
        'cache-control': CACHE_CONTROL,
        'last-modified': found.info.mtime.toUTCString(),
      }
      return file(() => Promise.resolve(bytes), headers, asked.ifNoneMatch)
    },

    /** `GET /storage/v1/render/image/public/BUCKET/KEY?width=&height=&quality=&resize=`; WebP for who accepts it. */
    async transformed(bucket: string, key: string, query: URLSearchParams, asked: Asked): Promise<Reply> {
      const transform = readTransform(query)
      if (typeof transform === 'string') return invalid(transform)
      const found = await find(bucket, key)
      if (!found) return notFound()
      const source = await sourceType(found.path)
      if (!source) return invalid('The object is not an image')
      const type = !transform.original && asked.accept?.includes('image/webp') ? 'webp' : source
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
        return await file(
          () => cache.get(`${name}.${type}`, () => render(found.path, transform, type)),
          headers,
          asked.ifNoneMatch,
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
  const picture = sharp(path).rotate() // by its EXIF orientation, then without any metadata
  if (width || height) picture.resize({ width, height, fit, withoutEnlargement: true })
  return picture.toFormat(type, { quality }).toBuffer()
}

/** The wish in a query, or what is wrong with it. Sides beyond the limit are held at it. */
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

/** A positive integer, nothing when absent, NaN when it is something else. */
function readCount(text: string | null): number | undefined {
  if (text === null) return undefined
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN
}
