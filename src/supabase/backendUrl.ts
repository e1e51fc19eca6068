import { env } from '@/config/env'

/** Origin of the embedded backend during static rendering, where `location` does not exist. */
let serverOrigin = ''

/** Sets the origin of the embedded backend for code that runs outside a page. */
export function setServerOrigin(origin: string) {
  serverOrigin = origin
}

/** Returns the URL of the backend without a trailing slash, or null if none is configured. */
export function backendUrl(): string | null {
  if (env.backend.kind === 'none') return null
  return env.backend.kind === 'hosted' ? env.backend.url : (globalThis.location?.origin ?? serverOrigin)
}

/** Returns the URL prefix of stored files, or null. It is empty for the embedded backend, which has the page's origin. */
export function storageBaseUrl(): string | null {
  if (env.backend.kind === 'none') return null
  return env.backend.kind === 'hosted' ? env.backend.url : ''
}

/** Returns the public API key, or null if no backend is configured. */
export function backendKey(): string | null {
  return env.backend.kind === 'none' ? null : env.backend.key
}
