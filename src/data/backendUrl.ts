import { env } from '@/config/env'

/** Address of the backend without a trailing slash, or null when none is configured. Reads `location` when called. */
export function backendUrl(): string | null {
  if (env.backend.kind === 'none') return null
  return env.backend.kind === 'hosted' ? env.backend.url : (globalThis.location?.origin ?? '')
}

/** The public key that every call carries, or null when no backend is configured. */
export function backendKey(): string | null {
  return env.backend.kind === 'none' ? null : env.backend.key
}
