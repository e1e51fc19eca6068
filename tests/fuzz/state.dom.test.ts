import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  ADMIN_SESSION_LIFETIME_MS,
  ADMIN_STORAGE_KEY,
  INTRO_REPLAY_WINDOW_MS,
  LOGIN_MAX_DELAY_MS,
} from '@/config/constants'
import { markDetailOpened, clearPendingReturn, readSavedScroll } from '@/features/list/scrollRestoration'
import { isIntroDue } from '@/features/home/intro/introStart'
import {
  changeSettings,
  MAX_SIZE_PX,
  parseSettings,
  MIN_SIZE_PX,
} from '@/features/series/reader/readerSettings'
import { parseProgress } from '@/features/series/reader/readingProgress'
import { addWrongTry, readTries, getRemainingDelay, formatWait } from '@/features/session/loginDelay'
import { isWithinWindow } from '@/lib/storage/isWithinWindow'
import { STATIC_STATE_ID, readStaticState } from '@/lib/browser/staticState'
import { useAdminSession } from '@/stores/adminSession'
import { anyJson, anyStored, runs } from './runs.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const moment = fc.oneof(
  fc.integer({ min: NOW - 3 * ADMIN_SESSION_LIFETIME_MS, max: NOW + 3 * ADMIN_SESSION_LIFETIME_MS }),
  fc.double(),
)

beforeEach(() => {
  // Zustand logs unknown versions of a persisted state.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a time is within its window or expired, even if the clock is wrong', () => {
  fc.assert(
    fc.property(fc.oneof(moment, anyJson), fc.integer({ min: 1, max: 1e9 }), moment, (at, span, now) => {
      const within = isWithinWindow(at, span, now)
      expect(typeof within).toBe('boolean')
      if (within) expect(typeof at === 'number' && at > 0 && at <= now && now - at < span).toBe(true)
      // An expired time stays expired.
      if (!within && typeof at === 'number' && at <= now)
        expect(isWithinWindow(at, span, now + Math.abs(span))).toBe(false)
    }),
    runs(500),
  )
})

test('the intro plays unless a valid time says that it was seen', () => {
  fc.assert(
    fc.property(fc.oneof(anyStored, moment.map(String)), (stored) => {
      const seen = /^\d+$/.test(stored) && isWithinWindow(Number(stored), INTRO_REPLAY_WINDOW_MS, NOW)
      expect(isIntroDue(stored, NOW)).toBe(!seen)
    }),
    runs(500),
  )
})

const session = fc.record(
  {
    state: fc.record({ isLoggedIn: anyJson, loginTime: fc.oneof(moment, anyJson) }, { requiredKeys: [] }),
    version: anyJson,
  },
  { requiredKeys: [] },
)

test('a stored login is valid and less than a day old, or ignored', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyStored,
        session.map((value) => JSON.stringify(value)),
      ),
      (stored) => {
        localStorage.setItem(ADMIN_STORAGE_KEY, stored)
        void useAdminSession.persist.rehydrate()
        const open = useAdminSession.getState().check(NOW)
        const { isLoggedIn, loginTime } = useAdminSession.getState()
        expect(isLoggedIn).toBe(open)
        expect(open).toBe(open && isWithinWindow(loginTime, ADMIN_SESSION_LIFETIME_MS, NOW))
      },
    ),
    runs(300),
  )
})

test('failed logins cause a bounded delay with a readable message', () => {
  const stored = fc.oneof(
    anyStored,
    fc.tuple(fc.oneof(moment, fc.nat()), moment).map((parts) => parts.join('@')),
  )
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem('admin-login-tries', text)
      const wait = getRemainingDelay(readTries(NOW), NOW)
      expect(wait >= 0 && wait <= LOGIN_MAX_DELAY_MS).toBe(true)
      expect(formatWait(wait)).toMatch(/^(\d+분)? ?(\d+초)?$/)
      expect(addWrongTry(NOW).wrong).toBeGreaterThan(0)
    }),
    runs(300),
  )
})

test('the reader’s settings and position are valid, or the defaults', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const settings = changeSettings(parseSettings(stored), { type: 'larger', from: 18 })
      expect(settings.size).toSatisfy((size: number) => size >= MIN_SIZE_PX && size <= MAX_SIZE_PX)
      const progress = parseProgress(stored)
      if (progress) expect(progress.paragraph >= 0 && progress.read <= 1 && progress.fraction <= 1).toBe(true)
    }),
    runs(500),
  )
})

test('a saved scroll position is three finite numbers or null', () => {
  const collection = { key: 'a7c2' } as const
  fc.assert(
    fc.property(anyStored, (stored) => {
      sessionStorage.setItem('list-place:a7c2', stored)
      markDetailOpened(collection)
      const saved = readSavedScroll(collection)
      clearPendingReturn(collection)
      if (saved) for (const number of Object.values(saved)) expect(Number.isFinite(number)).toBe(true)
    }),
    runs(300),
  )
})

test('a static page’s state is read without throwing', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      document.body.innerHTML = `<script type="application/json" id="${STATIC_STATE_ID}"></script>`
      const element = document.getElementById(STATIC_STATE_ID)
      if (element) element.textContent = stored
      const state = readStaticState()
      expect(state === null || typeof state === 'object').toBe(true)
    }),
    runs(200),
  )
})
