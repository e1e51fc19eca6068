import { env } from '@/config/env'

/** Where the embedded backend answers while no page runs: set by the static renderer. */
let serverOrigin = ''

/** Tells where the embedded backend answers to code that runs outside a page. */
export function setServerOrigin(origin: string) {
  serverOrigin = origin
}

/** Address of the backend without a trailing slash, or null when none is configured. Reads `location` when called. */
export function backendUrl(): string | null {
  if (env.backend.kind === 'none') return null
  return env.backend.kind === 'hosted' ? env.backend.url : (globalThis.location?.origin ?? serverOrigin)
}

/** What the addresses of stored files begin with: nothing for the embedded backend, which is at the page's own origin. */
export function storageBase(): string | null {
  if (env.backend.kind === 'none') return null
  return env.backend.kind === 'hosted' ? env.backend.url : ''
}

/** The public key that every call carries, or null when no backend is configured. */
export function backendKey(): string | null {
  return env.backend.kind === 'none' ? null : env.backend.key
}
