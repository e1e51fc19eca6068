import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import {
  MOTION_STORAGE_KEY,
  REBUILD_TIMEOUT_MS,
  REBUILD_STORAGE_KEY,
  MAX_RESUME_PHOTOS,
  RESUME_STORAGE_KEY,
} from '@/config/constants'
import { MOTION_CHOICE_PATTERN } from '@/config/motionChoice'
import { memoryDrafts } from '@/admin/editor/draftStore'
import { listLocalDrafts, localDraftSchema } from '@/admin/editor/localDrafts'
import { watchRebuild, useRebuild } from '@/admin/rebuild/rebuild'
import { forgetQuery, loadRecentQueries, rememberQuery } from '@/features/search/recentQueries'
import { MAX_PACE, parseReadAloudSettings, MIN_PACE } from '@/features/series/read-aloud/readAloudSettings'
import { areCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import { applyMotionChoice } from '@/lib/browser/reducedMotion'
import {
  saveChapterProgress,
  saveViewedPhoto,
  saveOpenedTab,
  parseResumeState,
  readResumeText,
} from '@/lib/storage/resumeState'
import { recordVisit, readVisitedPages } from '@/lib/storage/visitedPages'
import { anyJson, anyStored, anyText, runs } from './runs.ts'
import { stubMatchMedia } from '../support/mediaQuery'

const NOW = Date.parse('2026-11-22T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubMatchMedia()
})
afterEach(() => {
  vi.useRealTimers()
  memoryDrafts.clear()
})

/** Serialized values of the expected shape, or arbitrary stored text. */
const storedLike = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    anyStored,
    value.map((known) => JSON.stringify(known)),
  )
const partial = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] })
const listLike = (one: fc.Arbitrary<unknown>) => fc.oneof(fc.array(fc.oneof(one, anyJson)), anyJson)
const positiveInt = fc.oneof(fc.integer({ min: 1, max: 200 }), anyJson)

test('resume entries are valid, whatever is stored', () => {
  const places = partial({
    chapters: listLike(
      partial({
        novel: anyText,
        chapter: positiveInt,
        share: fc.oneof(fc.double({ min: 0, max: 1 }), anyJson),
      }),
    ),
    tabs: listLike(partial({ series: anyText, tab: anyText })),
    photos: listLike(partial({ collection: anyText, id: positiveInt, title: anyText, src: anyText })),
  })
  fc.assert(
    fc.property(storedLike(places), (stored) => {
      localStorage.setItem(RESUME_STORAGE_KEY, stored)
      for (const { novel, chapter, share } of parseResumeState(stored).chapters)
        expect(novel !== '' && chapter > 0 && share >= 0 && share <= 1).toBe(true)
      saveChapterProgress({ novel: 'tls', chapter: 1, share: 0.5 })
      saveOpenedTab({ series: 'tls', tab: 'gallery' })
      saveViewedPhoto({ collection: 'a7c2', id: 1, title: '', src: '/x' })
      const { chapters, tabs, photos } = parseResumeState(readResumeText())
      expect([chapters[0]?.novel, tabs[0]?.series, photos[0]?.collection]).toEqual(['tls', 'tls', 'a7c2'])
      expect(photos.length).toBeLessThanOrEqual(MAX_RESUME_PHOTOS)
    }),
    runs(300),
  )
})

test('recent queries are a few unique texts', () => {
  fc.assert(
    fc.property(storedLike(fc.array(fc.oneof(anyText, anyJson))), anyText, (stored, query) => {
      localStorage.setItem('blank-page-search-recent', stored)
      rememberQuery(query)
      const queries = loadRecentQueries()
      expect(queries.length).toBeLessThanOrEqual(6)
      expect(new Set(queries).size).toBe(queries.length)
      for (const one of queries) expect(one).not.toBe('')
      expect(forgetQuery()).toEqual([])
    }),
    runs(300),
  )
})

test('the motion choice and the shortcut setting have known values', () => {
  fc.assert(
    fc.property(fc.oneof(anyStored, fc.constantFrom('off', 'full', 'calm', 'still')), (stored) => {
      localStorage.setItem(MOTION_STORAGE_KEY, stored)
      localStorage.setItem('blank-page-character-keys', stored)
      applyMotionChoice()
      expect(document.documentElement.dataset['motionChoice']).toMatch(MOTION_CHOICE_PATTERN)
      expect(areCharacterKeysEnabled()).toBe(stored !== 'off')
    }),
    runs(300),
  )
})

test('the reading pace stays within its limits, and the voice is a name or null', () => {
  const settings = partial({ pace: fc.oneof(fc.double(), anyJson), voice: anyJson })
  fc.assert(
    fc.property(storedLike(settings), (stored) => {
      const { pace, voice } = parseReadAloudSettings(stored)
      expect(pace >= MIN_PACE && pace <= MAX_PACE).toBe(true)
      expect(voice === null || typeof voice === 'string').toBe(true)
    }),
    runs(300),
  )
})

test('visited pages are same-origin and recent, the newest first', () => {
  const page = partial({
    path: fc.oneof(
      anyText,
      anyText.map((text) => `/${text}`),
    ),
    title: anyText,
    at: fc.oneof(fc.integer({ min: NOW - 1e10, max: NOW + 1e10 }), anyJson),
  })
  fc.assert(
    fc.property(storedLike(listLike(page)), (stored) => {
      localStorage.setItem('blank-page:visited', stored)
      for (const { path, at } of readVisitedPages(NOW)) {
        expect(new URL(path, 'https://own.example').origin).toBe('https://own.example')
        expect(at <= NOW).toBe(true)
      }
      recordVisit({ path: '/novel/Tls', title: 'x', at: NOW })
      expect(readVisitedPages(NOW)[0]?.path).toBe('/novel/Tls')
    }),
    runs(300),
  )
})

test('a stored rebuild is polled only within its time limit', () => {
  const kept = partial({
    startedAt: fc.oneof(
      fc.integer({ min: NOW - 2 * REBUILD_TIMEOUT_MS, max: NOW + REBUILD_TIMEOUT_MS }),
      fc.double(),
      anyJson,
    ),
    before: anyJson,
  })
  fc.assert(
    fc.property(storedLike(kept), (stored) => {
      localStorage.setItem(REBUILD_STORAGE_KEY, stored)
      useRebuild.setState({ phase: 'idle' }, true)
      // Others, such as those of the query cache, do not count.
      vi.clearAllTimers()
      const stop = watchRebuild()
      const now = useRebuild.getState()
      const since = now.phase === 'building' ? NOW - now.startedAt : 0
      expect(since >= 0 && since < REBUILD_TIMEOUT_MS).toBe(true)
      expect(vi.getTimerCount()).toBe(now.phase === 'building' ? 1 : 0)
      stop()
    }),
    runs(300),
  )
})

test('a local draft is listed only if it matches the schema', async () => {
  const orJson = (value: fc.Arbitrary<unknown>) =>
    fc.oneof({ weight: 30, arbitrary: value }, { weight: 1, arbitrary: anyJson })
  const text = orJson(fc.option(anyText))
  const size = orJson(fc.option(fc.double()))
  const draft = orJson(
    fc.record({
      title: orJson(anyText),
      thumbnail: text,
      image: text,
      width: size,
      height: size,
      placeholder: text,
      alt: text,
      summary: text,
      status: fc.constantFrom('draft', 'published'),
      published_at: text,
      body: orJson(fc.dictionary(anyText, anyJson)),
      meta: orJson(fc.dictionary(anyText, anyJson)),
    }),
  )
  const work = fc.record({
    version: orJson(fc.constant(1)),
    draft,
    picture: anyJson,
    stored: orJson(fc.constant(null)),
    base: orJson(fc.record({ draft, updatedAt: text })),
    savedAt: orJson(fc.double()),
  })
  let valid = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(work, anyJson), async (stored) => {
      // IndexedDB may return a value of any type.
      const kept: Map<string, unknown> = memoryDrafts
      kept.set('a7c2/new/1', stored)
      const [found, ...others] = await listLocalDrafts('a7c2', null)
      expect(others).toEqual([])
      expect(found !== undefined).toBe(v.is(localDraftSchema, stored))
      if (!found) return
      valid += 1
      const { key: _, ...again } = found
      // Parsing is idempotent.
      expect(v.parse(localDraftSchema, again)).toEqual(again)
    }),
    runs(300),
  )
  expect(valid).toBeGreaterThan(10)
})
