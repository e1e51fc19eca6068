import { cleanup, render } from '@testing-library/react'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollToTop } from '@/app/site/useScrollToTop'
import { ADMIN_STORAGE_KEY, RESUME_STORAGE_KEY } from '@/config/constants'
import { createMatcher } from '@/features/search/match/createMatcher'
import { normalizeQuery } from '@/features/search/match/normalizeText'
import { getQueryVariants } from '@/features/search/match/queryVariants'
import { loadRecentQueries } from '@/features/search/recentQueries'
import { parseReadAloudSettings } from '@/features/series/read-aloud/readAloudSettings'
import { parseSettings } from '@/features/series/reader/readerSettings'
import { parseProgress } from '@/features/series/reader/readingProgress'
import { readTries } from '@/features/session/loginDelay'
import ResumeBlock from '@/features/shell/resume/ResumeBlock'
import { useAdminSession } from '@/stores/adminSession'
import OfflinePages from '@/ui/OfflinePages'
import { dangersIn } from './dangers'
import { PAYLOADS } from './payloads'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  expect('ran' in window).toBe(false)
  expect(Object.keys(Object.prototype)).toEqual([])
})

const TIMEOUT_MS = 120_000
/** Longer payloads would exceed the storage quota. */
const MAX_STORED_LENGTH = 100_000

/** Returns a payload in every form that a storage key may hold: raw, as JSON, and within a value of the expected shape. */
const formsOf = (payload: string, expected: object) => [
  payload,
  JSON.stringify(payload),
  JSON.stringify([payload]),
  JSON.stringify({ [payload]: payload }),
  JSON.stringify(expected),
]

/** Lists everything in the document that could run code or leads to another site. */
const documentDangers = () => [
  ...dangersIn(document),
  ...[...document.querySelectorAll('a')]
    .filter(({ href }) => new URL(href).origin !== location.origin)
    .map(({ outerHTML }) => outerHTML.slice(0, 200)),
]

test('stored resume entries and visited pages stay text', { timeout: TIMEOUT_MS }, () => {
  for (const payload of PAYLOADS.filter(({ length }) => length < MAX_STORED_LENGTH)) {
    const places = {
      chapters: [
        { novel: payload, chapter: 1, share: 0.5 },
        { novel: 'tls', chapter: 1, share: 0.5, [payload]: payload },
      ],
      tabs: [
        { series: payload, tab: payload },
        { series: 'tls', tab: payload },
      ],
      photos: [
        { collection: payload, id: 1, title: payload, src: payload },
        { collection: 'a7c2', id: 1, title: payload, src: payload },
        { collection: 'x100vi', id: 1, title: payload, src: `/storage/${payload}` },
      ],
    }
    const pages = [payload, `/${payload}`].map((path) => ({ path, title: payload, at: Date.now() }))
    const seen = formsOf(payload, pages)
    for (const [form, stored] of formsOf(payload, places).entries()) {
      localStorage.setItem(RESUME_STORAGE_KEY, stored)
      localStorage.setItem('blank-page:visited', seen[form] ?? '')
      render(
        <MemoryRouter>
          <ResumeBlock narrow onNavigate={() => undefined} />
          <OfflinePages />
        </MemoryRouter>,
      )
      expect(documentDangers(), payload.slice(0, 80)).toEqual([])
      cleanup()
    }
  }
})

test('hostile stored settings, queries and logins are ignored', () => {
  for (const payload of PAYLOADS.filter(({ length }) => length < MAX_STORED_LENGTH)) {
    const expected = {
      size: payload,
      theme: payload,
      pace: payload,
      voice: payload,
      paragraph: payload,
      at: payload,
      state: { isLoggedIn: payload, loginTime: payload },
      version: 0,
    }
    for (const stored of formsOf(payload, expected)) {
      const known = parseSettings(null)
      expect(Object.keys(parseSettings(stored))).toEqual(Object.keys(known))
      expect(parseReadAloudSettings(stored).pace).toBe(1)
      expect(parseProgress(stored)).toBeNull()
      for (const key of ['blank-page-search-recent', 'admin-login-tries', ADMIN_STORAGE_KEY])
        localStorage.setItem(key, stored)
      for (const query of loadRecentQueries()) expect(Array.from(query).length).toBeLessThanOrEqual(100)
      expect(readTries(Date.now()).wrong).toBe(0)
      void useAdminSession.persist.rehydrate()
      expect(useAdminSession.getState().check(Date.now())).toBe(false)
    }
  }
})

function Page() {
  useScrollToTop()
  return <main id="main" />
}

test('hostile queries and hashes in an address do not run or throw', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  for (const payload of PAYLOADS) {
    for (const reading of getQueryVariants(normalizeQuery(payload)))
      expect(() => createMatcher(reading)).not.toThrow()
    for (const hash of [payload, encodeURIComponent(payload.replaceAll(/\p{Surrogate}/gu, ''))]) {
      act(() => {
        render(
          <MemoryRouter initialEntries={[{ pathname: '/', hash: `#${hash}` }]}>
            <Page />
          </MemoryRouter>,
        )
      })
      expect(documentDangers(), payload.slice(0, 80)).toEqual([])
      cleanup()
    }
  }
})
