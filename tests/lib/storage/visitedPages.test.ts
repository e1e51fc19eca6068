import { beforeEach, expect, it } from 'vitest'
import { createSafeStorage, type SafeStorage } from '@/lib/storage/safeStorage'
import { recordVisit, readVisitedPages } from '@/lib/storage/visitedPages'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.UTC(2026, 0, 31)
const KEY = 'blank-page:visited'

let storage: SafeStorage
beforeEach(() => {
  const values = new Map<string, string>()
  storage = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => !!values.set(key, value),
    remove: (key) => void values.delete(key),
  }
})

const visit = (path: string, at = NOW) => recordVisit({ path, title: `제목 ${path}`, at }, storage)
const listedPaths = (now = NOW) => readVisitedPages(now, storage).map(({ path }) => path)

it('lists visited pages with the most recent first and without duplicates', () => {
  visit('/', NOW - 3)
  visit('/about/Profile', NOW - 2)
  visit('/', NOW - 1)
  expect(listedPaths()).toEqual(['/', '/about/Profile'])
})

it('drops expired pages, and the oldest ones beyond the limit', () => {
  visit('/old', NOW - 30 * DAY_MS)
  visit('/young', NOW - 30 * DAY_MS + 1)
  expect(listedPaths()).toEqual(['/young'])
  for (let page = 0; page < 40; page += 1) visit(`/${page}`)
  expect(listedPaths()).toHaveLength(24)
  expect(listedPaths()[0]).toBe('/39')
})

it.each(['{', '{}', '[1, null, {"path": "/a"}]', '[{"path":"//evil.example","title":"x","at":1}]'])(
  'ignores invalid stored data: %s',
  (text) => {
    storage.set(KEY, text)
    expect(listedPaths(2)).toEqual([])
  },
)

it('works without storage', () => {
  const none = createSafeStorage('none', () => undefined)
  expect(readVisitedPages(NOW, none)).toEqual([])
})
