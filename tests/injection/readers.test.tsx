import { cleanup, render } from '@testing-library/react'
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScrollToTop } from '@/app/site/useScrollToTop'
import { ADMIN_STORAGE_KEY, RESUME_STORAGE_KEY } from '@/config/constants'
import { matcherOf } from '@/features/search/match/matcher'
import { normalisedQuery } from '@/features/search/match/normalised'
import { readingsOf } from '@/features/search/match/readings'
import { recentQueries } from '@/features/search/recentQueries'
import { parseAloudSettings } from '@/features/series/aloud/aloudSettings'
import { parseSettings } from '@/features/series/reader/readerSettings'
import { parseProgress } from '@/features/series/reader/readingProgress'
import { readTries } from '@/features/session/loginDelay'
import ResumeBlock from '@/features/shell/resume/ResumeBlock'
import { useAdminSession } from '@/stores/adminSession'
import KeptPages from '@/ui/KeptPages'
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
/** A storage holds no more of several. */
const LONGEST_KEPT = 100_000

/** Every form that a payload may have under a name of the storage: as it is, and within what is meant for the name. */
const formsOf = (payload: string, meant: object) => [
  payload,
  JSON.stringify(payload),
  JSON.stringify([payload]),
  JSON.stringify({ [payload]: payload }),
  JSON.stringify(meant),
]

/** What in the document could run, or leads out of the site. */
const dangersHere = () => [
  ...dangersIn(document),
  ...[...document.querySelectorAll('a')]
    .filter(({ href }) => new URL(href).origin !== location.origin)
    .map(({ outerHTML }) => outerHTML.slice(0, 200)),
]

test('what is stored of places and pages stays words', { timeout: TIMEOUT_MS }, () => {
  for (const payload of PAYLOADS.filter(({ length }) => length < LONGEST_KEPT)) {
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
          <ResumeBlock narrow onGo={() => undefined} />
          <KeptPages />
        </MemoryRouter>,
      )
      expect(dangersHere(), payload.slice(0, 80)).toEqual([])
      cleanup()
    }
  }
})

test('what is stored of settings, searches and logins is none of them', () => {
  for (const payload of PAYLOADS.filter(({ length }) => length < LONGEST_KEPT)) {
    const meant = {
      size: payload,
      theme: payload,
      pace: payload,
      voice: payload,
      paragraph: payload,
      at: payload,
      state: { isLoggedIn: payload, loginTime: payload },
      version: 0,
    }
    for (const stored of formsOf(payload, meant)) {
      const known = parseSettings(null)
      expect(Object.keys(parseSettings(stored))).toEqual(Object.keys(known))
      expect(parseAloudSettings(stored).pace).toBe(1)
      expect(parseProgress(stored)).toBeNull()
      for (const key of ['blank-page-search-recent', 'admin-login-tries', ADMIN_STORAGE_KEY])
        localStorage.setItem(key, stored)
      for (const query of recentQueries()) expect(Array.from(query).length).toBeLessThanOrEqual(100)
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

test('what an address searches for, or names behind its #, is looked for and no more', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  for (const payload of PAYLOADS) {
    for (const reading of readingsOf(normalisedQuery(payload))) expect(() => matcherOf(reading)).not.toThrow()
    for (const hash of [payload, encodeURIComponent(payload.replaceAll(/\p{Surrogate}/gu, ''))]) {
      act(() => {
        render(
          <MemoryRouter initialEntries={[{ pathname: '/', hash: `#${hash}` }]}>
            <Page />
          </MemoryRouter>,
        )
      })
      expect(dangersHere(), payload.slice(0, 80)).toEqual([])
      cleanup()
    }
  }
})
