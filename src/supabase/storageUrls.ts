import { MEDIA_BUCKET } from '@/config/constants'
import { parseUrl } from '@/lib/parseUrl'
import { storageBaseUrl } from './backendUrl'

export const PUBLIC_OBJECT = '/storage/v1/object/public/'
const RENDER_IMAGE = '/storage/v1/render/image/public/'

/** Image transformation by the storage server. Sizes in px, quality in percent. */
export interface ImageTransform {
  width: number
  height?: number
  quality?: number
  resize?: 'cover' | 'contain' | 'fill'
}

/**
 * Resolves a stored image URL. Storage paths from any origin are resolved against the configured backend. Other http(s)
 * URLs are returned unchanged; everything else (`javascript:`, `data:`, plain text) is null.
 */
export function imageUrl(stored: string | null | undefined): string | null {
  const path = storagePath(stored)
  if (path !== null) {
    const base = storageBaseUrl()
    return base === null ? null : `${base}${PUBLIC_OBJECT}${path}`
  }
  return stored && /^https?:\/\//i.test(stored) && parseUrl(stored) ? stored : null
}

/** Returns `bucket/key` from the URL of a public object on any origin, or null for other URLs. */
export function storagePath(stored: string | null | undefined): string | null {
  if (!stored) return null
  const at = stored.indexOf(PUBLIC_OBJECT)
  if (at === -1 || !(at === 0 || /^https?:\/\/[^/]+$/i.test(stored.slice(0, at)))) return null
  const path = stored.slice(at + PUBLIC_OBJECT.length).split(/[?#]/, 1)[0] ?? ''
  return /^[^/]+\/.+$/.test(path) && !path.split('/').includes('..') ? path : null
}

/** Returns the key of a stored image in the site's bucket, or null for other URLs. */
export function mediaKey(stored: string | null | undefined): string | null {
  const path = storagePath(stored)
  return path?.startsWith(`${MEDIA_BUCKET}/`) ? path.slice(MEDIA_BUCKET.length + 1) : null
}

/**
 * Returns the URL of a transformed rendition. Images outside the storage are returned as `imageUrl` returns them. The
 * parameters have a fixed order (width, height, quality, resize), so that equal renditions share a cache entry.
 */
export function transformedUrl(stored: string | null | undefined, transform: ImageTransform): string | null {
  const path = storagePath(stored)
  const base = storageBaseUrl()
  if (path === null || base === null) return imageUrl(stored)
  const query = new URLSearchParams({ width: String(transform.width) })
  if (transform.height !== undefined) query.set('height', String(transform.height))
  if (transform.quality !== undefined) query.set('quality', String(transform.quality))
  if (transform.resize !== undefined) query.set('resize', transform.resize)
  return `${base}${RENDER_IMAGE}${path}?${query}`
}
