import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import {
  MOTION_STORAGE_KEY,
  REBUILD_LIMIT_MS,
  REBUILD_STORAGE_KEY,
  RESUME_PHOTOS,
  RESUME_STORAGE_KEY,
} from '@/config/constants'
import { MOTION_CHOICE } from '@/config/motionChoice'
import { memory } from '@/admin/editor/draftStore'
import { listLocalDrafts } from '@/admin/editor/localDrafts'
import { localDraftSchema } from '@/admin/editor/localDraftSchema'
import { showRebuild, useRebuild } from '@/admin/rebuild/rebuild'
import { forgetQuery, recentQueries, rememberQuery } from '@/features/search/recentQueries'
import { FASTEST, parseAloudSettings, SLOWEST } from '@/features/series/aloud/aloudSettings'
import { characterKeysWork } from '@/lib/browser/characterKeys'
import { settleMotion } from '@/lib/browser/motionChoice'
import { noteChapter, notePhoto, noteTab, parsePlaces, storedPlaces } from '@/lib/storage/resume'
import { noteVisit, visitedPages } from '@/lib/storage/visitedPages'
import { anyJson, anyStored, anyText, runs } from './runs.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  memory.clear()
})

/** What was meant for a name, with any of it damaged, or anything else. */
const near = (value: fc.Arbitrary<unknown>) =>
  fc.oneof(
    anyStored,
    value.map((known) => JSON.stringify(known)),
  )
const partly = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] })
const listOf = (one: fc.Arbitrary<unknown>) => fc.oneof(fc.array(fc.oneof(one, anyJson)), anyJson)
const natural = fc.oneof(fc.integer({ min: 1, max: 200 }), anyJson)

test('the places where a visitor was are whole ones, whatever was kept', () => {
  const places = partly({
    chapters: listOf(
      partly({ novel: anyText, chapter: natural, share: fc.oneof(fc.double({ min: 0, max: 1 }), anyJson) }),
    ),
    tabs: listOf(partly({ series: anyText, tab: anyText })),
    photos: listOf(partly({ collection: anyText, id: natural, title: anyText, src: anyText })),
  })
  fc.assert(
    fc.property(near(places), (stored) => {
      localStorage.setItem(RESUME_STORAGE_KEY, stored)
      for (const { novel, chapter, share } of parsePlaces(stored).chapters)
        expect(novel !== '' && chapter > 0 && share >= 0 && share <= 1).toBe(true)
      noteChapter({ novel: 'tls', chapter: 1, share: 0.5 })
      noteTab({ series: 'tls', tab: 'gallery' })
      notePhoto({ collection: 'a7c2', id: 1, title: '', src: '/x' })
      const { chapters, tabs, photos } = parsePlaces(storedPlaces())
      expect([chapters[0]?.novel, tabs[0]?.series, photos[0]?.collection]).toEqual(['tls', 'tls', 'a7c2'])
      expect(photos.length).toBeLessThanOrEqual(RESUME_PHOTOS)
    }),
    runs(300),
  )
})

test('what was searched for lately is a few texts, each once', () => {
  fc.assert(
    fc.property(near(fc.array(fc.oneof(anyText, anyJson))), anyText, (stored, query) => {
      localStorage.setItem('blank-page-search-recent', stored)
      rememberQuery(query)
      const queries = recentQueries()
      expect(queries.length).toBeLessThanOrEqual(6)
      expect(new Set(queries).size).toBe(queries.length)
      for (const one of queries) expect(one).not.toBe('')
      expect(forgetQuery()).toEqual([])
    }),
    runs(300),
  )
})

test('how much moves, and whether one letter is a shortcut, is a known choice', () => {
  fc.assert(
    fc.property(fc.oneof(anyStored, fc.constantFrom('off', 'full', 'calm', 'still')), (stored) => {
      localStorage.setItem(MOTION_STORAGE_KEY, stored)
      localStorage.setItem('blank-page-character-keys', stored)
      settleMotion()
      expect(document.documentElement.dataset['motionChoice']).toMatch(MOTION_CHOICE)
      expect(characterKeysWork()).toBe(stored !== 'off')
    }),
    runs(300),
  )
})

test('a pace is one that can be read at, a voice has a name or none', () => {
  const settings = partly({ pace: fc.oneof(fc.double(), anyJson), voice: anyJson })
  fc.assert(
    fc.property(near(settings), (stored) => {
      const { pace, voice } = parseAloudSettings(stored)
      expect(pace >= SLOWEST && pace <= FASTEST).toBe(true)
      expect(voice === null || typeof voice === 'string').toBe(true)
    }),
    runs(300),
  )
})

test('pages that were seen are the site’s own, of the last days, the latest first', () => {
  const page = partly({
    path: fc.oneof(
      anyText,
      anyText.map((text) => `/${text}`),
    ),
    title: anyText,
    at: fc.oneof(fc.integer({ min: NOW - 1e10, max: NOW + 1e10 }), anyJson),
  })
  fc.assert(
    fc.property(near(listOf(page)), (stored) => {
      localStorage.setItem('blank-page:visited', stored)
      for (const { path, at } of visitedPages(NOW)) {
        expect(new URL(path, 'https://own.example').origin).toBe('https://own.example')
        expect(at <= NOW).toBe(true)
      }
      noteVisit({ path: '/novel/Tls', title: 'x', at: NOW })
      expect(visitedPages(NOW)[0]?.path).toBe('/novel/Tls')
    }),
    runs(300),
  )
})

test('a site that is being made anew is followed for a while, or was never asked for', () => {
  const kept = partly({
    startedAt: fc.oneof(
      fc.integer({ min: NOW - 2 * REBUILD_LIMIT_MS, max: NOW + REBUILD_LIMIT_MS }),
      fc.double(),
      anyJson,
    ),
    before: anyJson,
  })
  fc.assert(
    fc.property(near(kept), (stored) => {
      localStorage.setItem(REBUILD_STORAGE_KEY, stored)
      useRebuild.setState({ phase: 'idle' }, true)
      const stop = showRebuild()
      const now = useRebuild.getState()
      const since = now.phase === 'building' ? NOW - now.startedAt : 0
      expect(since >= 0 && since < REBUILD_LIMIT_MS).toBe(true)
      expect(vi.getTimerCount()).toBe(now.phase === 'building' ? 1 : 0)
      stop()
      vi.clearAllTimers()
    }),
    runs(300),
  )
})

test('unsaved work is whole or left alone', async () => {
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
  let whole = 0
  await fc.assert(
    fc.asyncProperty(fc.oneof(work, anyJson), async (stored) => {
      // As IndexedDB hands it over: of any type.
      const kept: Map<string, unknown> = memory
      kept.set('a7c2/new/1', stored)
      const [found, ...others] = await listLocalDrafts('a7c2', null)
      expect(others).toEqual([])
      expect(found !== undefined).toBe(v.is(localDraftSchema, stored))
      if (!found) return
      whole += 1
      const { key: _, ...again } = found
      // Read once more it says the same.
      expect(v.parse(localDraftSchema, again)).toEqual(again)
    }),
    runs(300),
  )
  expect(whole).toBeGreaterThan(10)
})
