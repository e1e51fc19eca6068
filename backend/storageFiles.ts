import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>

/** Applied to every object. One hour is hosted Supabase's default. */
export const CACHE_CONTROL = 'public, max-age=3600'

/** Returns the file path of an object, or undefined if the key would leave its bucket's folder. */
export function objectFile(base: string, bucket: string, key: string): string | undefined {
  const root = resolve(base, bucket)
  const file = resolve(root, key)
  return !bucket.includes('/') &&
    dirname(root) === resolve(base) &&
    file.startsWith(root + sep) &&
    !key.includes('\0')
    ? file
    : undefined
}

/** Detects the image type from the first bytes. Ignores file names and headers. */
export function imageType(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (text.startsWith('\x89PNG')) return 'image/png'
  if (/^ftypavi[fs]/.test(text.slice(4))) return 'image/avif'
  return 'application/octet-stream'
}

/** Returns the hexadecimal MD5 of a file, quoted as an entity tag (RFC 9110). */
export function md5Etag(bytes: Uint8Array): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

/** Writes a temporary file and renames it, so that readers never see a partial file. */
export async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`
  await writeFile(part, bytes)
  await rename(part, file)
}

async function metadataOf(file: string, bytes: Uint8Array) {
  return {
    cacheControl: CACHE_CONTROL,
    contentLength: bytes.length,
    size: bytes.length,
    mimetype: imageType(bytes),
    lastModified: (await stat(file)).mtime,
    eTag: md5Etag(bytes),
  }
}

/** Creates Lite's storage adapter on disk: one folder per bucket, one file per object. */
export function createStorageAdapter(base: string): StorageAdapter {
  const fileOf = (bucket: string, key: string) => {
    const file = objectFile(base, bucket, key)
    if (!file) throw new Error(`object key leaves its bucket: ${key}`)
    return file
  }
  const remove = (bucket: string, key: string) => rm(fileOf(bucket, key), { force: true })
  return {
    driver: null,
    async headObject(bucket, key) {
      const file = fileOf(bucket, key)
      return metadataOf(file, await readFile(file))
    },
    async getObject(bucket, key) {
      const file = fileOf(bucket, key)
      const body = await readFile(file)
      return { metadata: await metadataOf(file, body), httpStatusCode: 200, body }
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : await buffer(body)
      await writeAtomically(fileOf(bucket, key), bytes)
      return { cacheControl, contentLength: bytes.length, size: bytes.length, mimetype, eTag: md5Etag(bytes) }
    },
    deleteObject: remove,
    deleteObjects: async (bucket, keys) => void (await Promise.all(keys.map((key) => remove(bucket, key)))),
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const target = fileOf(toBucket, toKey)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(fileOf(bucket, key), target)
      return { httpStatusCode: 200, eTag: md5Etag(await readFile(target)), lastModified: new Date() }
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${join(base, bucket, key)}`),
  }
}
