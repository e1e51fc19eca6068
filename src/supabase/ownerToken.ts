import { localSafeStorage } from '@/lib/storage/safeStorage'

/** Where the owner's session with the server is kept (its refresh token keeps the device connected). */
export const OWNER_TOKEN_KEY = 'blank-page-connection'

/** Whether this browser holds a session with the server. Cheap: loads no client. */
export function hasOwnerToken(): boolean {
  return localSafeStorage.get(OWNER_TOKEN_KEY) !== null
}
