import * as fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  ADMIN_SESSION_LIFETIME_MS,
  ADMIN_STORAGE_KEY,
  INTRO_REPLAY_WINDOW_MS,
  LOGIN_LONGEST_DELAY_MS,
} from '@/config/constants'
import { detailShown, endRestoration, scrollToRestore } from '@/features/list/scrollRestoration'
import { isIntroDue } from '@/features/home/intro/introPhase'
import {
  changeSettings,
  LARGEST_PX,
  parseSettings,
  SMALLEST_PX,
} from '@/features/series/reader/readerSettings'
import { parseProgress } from '@/features/series/reader/readingProgress'
import { addWrongTry, readTries, remainingDelay, waitMessage } from '@/features/session/loginDelay'
import { isWithin } from '@/lib/storage/expiry'
import { STATIC_STATE_ID, readStaticState } from '@/lib/browser/staticState'
import { useAdminSession } from '@/stores/adminSession'
import { anyJson, anyStored, runs } from './runs.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const moment = fc.oneof(
  fc.integer({ min: NOW - 3 * ADMIN_SESSION_LIFETIME_MS, max: NOW + 3 * ADMIN_SESSION_LIFETIME_MS }),
  fc.double(),
)

beforeEach(() => {
  // Zustand tells of a version that it doesn't know.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

test('a moment is within its window or expired, whatever the clock says', () => {
  fc.assert(
    fc.property(fc.oneof(moment, anyJson), fc.integer({ min: 1, max: 1e9 }), moment, (at, span, now) => {
      const within = isWithin(at, span, now)
      expect(typeof within).toBe('boolean')
      if (within) expect(typeof at === 'number' && at > 0 && at <= now && now - at < span).toBe(true)
      // What has run out stays so, however far the clock goes on.
      if (!within && typeof at === 'number' && at <= now)
        expect(isWithin(at, span, now + Math.abs(span))).toBe(false)
    }),
    runs(500),
  )
})

test('the intro plays unless digits say that it was seen', () => {
  fc.assert(
    fc.property(fc.oneof(anyStored, moment.map(String)), (stored) => {
      const seen = /^\d+$/.test(stored) && isWithin(Number(stored), INTRO_REPLAY_WINDOW_MS, NOW)
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

test('a login is whole and less than a day old, or none', () => {
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
        expect(open).toBe(open && isWithin(loginTime, ADMIN_SESSION_LIFETIME_MS, NOW))
      },
    ),
    runs(300),
  )
})

test('wrong tries cost a bounded wait, in words', () => {
  const stored = fc.oneof(
    anyStored,
    fc.tuple(fc.oneof(moment, fc.nat()), moment).map((parts) => parts.join('@')),
  )
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem('admin-login-tries', text)
      const wait = remainingDelay(readTries(NOW), NOW)
      expect(wait >= 0 && wait <= LOGIN_LONGEST_DELAY_MS).toBe(true)
      expect(waitMessage(wait)).toMatch(/^(\d+분)? ?(\d+초)?$/)
      expect(addWrongTry(NOW).wrong).toBeGreaterThan(0)
    }),
    runs(300),
  )
})

test('the reader’s settings and place are known ones or its own', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const settings = changeSettings(parseSettings(stored), { type: 'larger', from: 18 })
      expect(settings.size).toSatisfy((size: number) => size >= SMALLEST_PX && size <= LARGEST_PX)
      const progress = parseProgress(stored)
      if (progress) expect(progress.paragraph >= 0 && progress.read <= 1 && progress.fraction <= 1).toBe(true)
    }),
    runs(500),
  )
})

test('a list’s place is three numbers or none', () => {
  const collection = { key: 'a7c2' } as const
  fc.assert(
    fc.property(anyStored, (stored) => {
      sessionStorage.setItem('list-place:a7c2', stored)
      detailShown(collection)
      const saved = scrollToRestore(collection)
      endRestoration(collection)
      if (saved) for (const number of Object.values(saved)) expect(Number.isFinite(number)).toBe(true)
    }),
    runs(300),
  )
})

test('a static page’s data is read without a fault', () => {
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
