import { localSafeStorage } from '@/lib/storage/safeStorage'

/** Storage key of the owner's session. Its refresh token keeps the device signed in. */
export const OWNER_TOKEN_KEY = 'blank-page-connection'

/** Returns whether this browser has stored a session, without loading the client. */
export function hasOwnerToken(): boolean {
  return localSafeStorage.get(OWNER_TOKEN_KEY) !== null
}
