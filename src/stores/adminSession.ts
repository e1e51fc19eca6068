import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { ADMIN_SESSION_LIFETIME_MS, ADMIN_STORAGE_KEY } from '@/config/constants'
import { isWithin } from '@/lib/storage/expiry'
import { localSafeStorage } from '@/lib/storage/safeStorage'

interface AdminSession {
  isLoggedIn: boolean
  /** When the login happened, in ms since the epoch. */
  loginTime: number | null
}

interface AdminSessionStore extends AdminSession {
  logIn: (now: number) => void
  logOut: () => void
  /** Logs out when the login is older than 24 h or makes no sense; says whether a session remains. */
  check: (now: number) => boolean
}

const loggedOut: AdminSession = { isLoggedIn: false, loginTime: null }

/** Reads what was persisted; anything but a whole session is a logged-out one (decisions §3). */
export function parseAdminSession(persisted: unknown): AdminSession {
  if (typeof persisted !== 'object' || persisted === null) return loggedOut
  if (!('isLoggedIn' in persisted) || !('loginTime' in persisted)) return loggedOut
  const { isLoggedIn, loginTime } = persisted
  return isLoggedIn === true && typeof loginTime === 'number' && Number.isFinite(loginTime)
    ? { isLoggedIn, loginTime }
    : loggedOut
}

/** Text that is no JSON reads as nothing, so that a corrupted value logs a running tab out, too. */
function readable(text: string | null): string | null {
  try {
    JSON.parse(text ?? '')
    return text
  } catch {
    return null
  }
}

/** The owner's login, kept in local storage under `admin-storage` (specification §3). */
export const useAdminSession = create<AdminSessionStore>()(
  persist(
    (set, get) => ({
      ...loggedOut,
      logIn: (now) => set({ isLoggedIn: true, loginTime: now }),
      logOut: () => set(loggedOut),
      check: (now) => {
        const { isLoggedIn, loginTime } = get()
        if (isLoggedIn && isWithin(loginTime, ADMIN_SESSION_LIFETIME_MS, now)) return true
        if (isLoggedIn || loginTime !== null) set(loggedOut)
        return false
      },
    }),
    {
      name: ADMIN_STORAGE_KEY,
      storage: createJSONStorage(() => ({
        getItem: (key) => readable(localSafeStorage.get(key)),
        setItem: (key, value) => void localSafeStorage.set(key, value),
        removeItem: localSafeStorage.remove,
      })),
      // Nothing is known of what another version wrote.
      migrate: () => loggedOut,
      partialize: ({ isLoggedIn, loginTime }) => ({ isLoggedIn, loginTime }),
      merge: (persisted, current) => ({ ...current, ...parseAdminSession(persisted) }),
    },
  ),
)
