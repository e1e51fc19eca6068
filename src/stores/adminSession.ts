import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { ADMIN_SESSION_LIFETIME_MS, ADMIN_STORAGE_KEY } from '@/config/constants'
import { isWithinWindow } from '@/lib/storage/isWithinWindow'
import { localSafeStorage } from '@/lib/storage/safeStorage'

interface AdminSession {
  isLoggedIn: boolean
  /** Time of the login, in ms since the epoch. */
  loginTime: number | null
}

interface AdminSessionStore extends AdminSession {
  logIn: (now: number) => void
  logOut: () => void
  /** Logs out if the login is older than 24 h or invalid. Returns whether a session remains. */
  check: (now: number) => boolean
}

const loggedOut: AdminSession = { isLoggedIn: false, loginTime: null }

/** Parses the persisted state. Anything but a complete session counts as logged out. */
function parseAdminSession(persisted: unknown): AdminSession {
  if (typeof persisted !== 'object' || persisted === null) return loggedOut
  if (!('isLoggedIn' in persisted) || !('loginTime' in persisted)) return loggedOut
  const { isLoggedIn, loginTime } = persisted
  return isLoggedIn === true && typeof loginTime === 'number' && Number.isFinite(loginTime)
    ? { isLoggedIn, loginTime }
    : loggedOut
}

/** Returns null for text that is not JSON, so that a corrupted value also logs out open tabs. */
function validJson(text: string | null): string | null {
  try {
    JSON.parse(text ?? '')
    return text
  } catch {
    return null
  }
}

/** The owner's login, persisted in local storage. */
export const useAdminSession = create<AdminSessionStore>()(
  persist(
    (set, get) => ({
      ...loggedOut,
      logIn: (now) => set({ isLoggedIn: true, loginTime: now }),
      logOut: () => set(loggedOut),
      check: (now) => {
        const { isLoggedIn, loginTime } = get()
        if (isLoggedIn && isWithinWindow(loginTime, ADMIN_SESSION_LIFETIME_MS, now)) return true
        if (isLoggedIn || loginTime !== null) set(loggedOut)
        return false
      },
    }),
    {
      name: ADMIN_STORAGE_KEY,
      storage: createJSONStorage(() => ({
        getItem: (key) => validJson(localSafeStorage.get(key)),
        setItem: (key, value) => void localSafeStorage.set(key, value),
        removeItem: localSafeStorage.remove,
      })),
      // State written by another version is discarded.
      migrate: () => loggedOut,
      partialize: ({ isLoggedIn, loginTime }) => ({ isLoggedIn, loginTime }),
      merge: (persisted, current) => ({ ...current, ...parseAdminSession(persisted) }),
    },
  ),
)
