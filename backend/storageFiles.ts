import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { App } from '@supabase/lite'

type StorageAdapter = NonNullable<App['_storageAdapter']>

/** How long browsers keep an object, whatever its upload asked for: hosted, an upload that asks for nothing has an hour. */
export const CACHE_CONTROL = 'public, max-age=3600'

/** The file of an object, or nothing when the key would leave its bucket's folder. */
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

/** The picture type that the first bytes tell, whatever a name or a header claims. */
export function imageType(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (text.startsWith('\x89PNG')) return 'image/png'
  if (/^ftypavi[fs]/.test(text.slice(4))) return 'image/avif'
  return 'application/octet-stream'
}

/** The MD5 of a file in hexadecimal, quoted as an entity tag is (RFC 9110). */
export function md5(bytes: Uint8Array): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

/** Writes beside the target and moves it in place, so that a reader never meets half a file. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
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
    eTag: md5(bytes),
  }
}

/** Lite's storage on disk: one folder per bucket, one file per object. */
export function storageFiles(base: string): StorageAdapter {
  const at = (bucket: string, key: string) => {
    const file = objectFile(base, bucket, key)
    if (!file) throw new Error(`object key leaves its bucket: ${key}`)
    return file
  }
  const remove = (bucket: string, key: string) => rm(at(bucket, key), { force: true })
  return {
    driver: null,
    async headObject(bucket, key) {
      const file = at(bucket, key)
      return metadataOf(file, await readFile(file))
    },
    async getObject(bucket, key) {
      const file = at(bucket, key)
      const body = await readFile(file)
      return { metadata: await metadataOf(file, body), httpStatusCode: 200, body }
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : await buffer(body)
      await writeWhole(at(bucket, key), bytes)
      return { cacheControl, contentLength: bytes.length, size: bytes.length, mimetype, eTag: md5(bytes) }
    },
    deleteObject: remove,
    deleteObjects: async (bucket, keys) => void (await Promise.all(keys.map((key) => remove(bucket, key)))),
    async copyObject(bucket, key, _version, toBucket, toKey) {
      const target = at(toBucket, toKey)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(at(bucket, key), target)
      return { httpStatusCode: 200, eTag: md5(await readFile(target)), lastModified: new Date() }
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${join(base, bucket, key)}`),
  }
}
