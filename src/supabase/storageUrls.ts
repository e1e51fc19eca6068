import { MEDIA_BUCKET } from '@/config/constants'
import { storageBase } from './backendUrl'

export const PUBLIC_OBJECT = '/storage/v1/object/public/'
const RENDER_IMAGE = '/storage/v1/render/image/public/'

/** What the storage server is asked to make of an image: px, px, percent. */
export interface ImageTransform {
  width: number
  height?: number
  quality?: number
  resize?: 'cover' | 'contain' | 'fill'
}

/**
 * The address of a stored image, whatever origin it was saved under: storage paths are resolved against the configured
 * backend, other http(s) addresses stay, anything else (`javascript:`, `data:`, a word) is null.
 */
export function imageUrl(stored: string | null | undefined): string | null {
  const path = storagePath(stored)
  if (path !== null) {
    const base = storageBase()
    return base === null ? null : `${base}${PUBLIC_OBJECT}${path}`
  }
  return stored && /^https?:\/\//i.test(stored) && URL.canParse(stored) ? stored : null
}

/** `bucket/key` of a public object's address on any origin, or null when it is none. */
export function storagePath(stored: string | null | undefined): string | null {
  if (!stored) return null
  const at = stored.indexOf(PUBLIC_OBJECT)
  if (at === -1 || !(at === 0 || /^https?:\/\/[^/]+$/i.test(stored.slice(0, at)))) return null
  const path = stored.slice(at + PUBLIC_OBJECT.length).split(/[?#]/, 1)[0] ?? ''
  return /^[^/]+\/.+$/.test(path) && !path.split('/').includes('..') ? path : null
}

/** The key within our bucket of a stored image's address, or null when it is no picture of ours. */
export function mediaKey(stored: string | null | undefined): string | null {
  const path = storagePath(stored)
  return path?.startsWith(`${MEDIA_BUCKET}/`) ? path.slice(MEDIA_BUCKET.length + 1) : null
}

/**
 * The transformed rendition of a stored image (decisions §10.6); an image outside our storage is returned as it is, no
 * image is null. Parameters keep the order width, height, quality, resize.
 */
export function transformedUrl(stored: string | null | undefined, transform: ImageTransform): string | null {
  const path = storagePath(stored)
  const base = storageBase()
  if (path === null || base === null) return imageUrl(stored)
  const query = new URLSearchParams({ width: String(transform.width) })
  if (transform.height !== undefined) query.set('height', String(transform.height))
  if (transform.quality !== undefined) query.set('quality', String(transform.quality))
  if (transform.resize !== undefined) query.set('resize', transform.resize)
  return `${base}${RENDER_IMAGE}${path}?${query}`
}
