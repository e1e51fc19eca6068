import { beforeEach, expect, it } from 'vitest'
import { createSafeStorage, type SafeStorage } from '@/lib/storage/safeStorage'
import { noteVisit, visitedPages } from '@/lib/storage/visitedPages'

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

const visit = (path: string, at = NOW) => noteVisit({ path, title: `제목 ${path}`, at }, storage)
const listed = (now = NOW) => visitedPages(now, storage).map(({ path }) => path)

it('lists what was visited, the latest first and each page once', () => {
  visit('/', NOW - 3)
  visit('/about/Profile', NOW - 2)
  visit('/', NOW - 1)
  expect(listed()).toEqual(['/', '/about/Profile'])
})

it('forgets what is older than what is kept, and the oldest of too many', () => {
  visit('/old', NOW - 30 * DAY_MS)
  visit('/young', NOW - 30 * DAY_MS + 1)
  expect(listed()).toEqual(['/young'])
  for (let page = 0; page < 40; page += 1) visit(`/${page}`)
  expect(listed()).toHaveLength(24)
  expect(listed()[0]).toBe('/39')
})

it.each(['{', '{}', '[1, null, {"path": "/a"}]', '[{"path":"//evil.example","title":"x","at":1}]'])(
  'takes nothing from a store that holds %s',
  (text) => {
    storage.set(KEY, text)
    expect(listed(2)).toEqual([])
  },
)

it('does without a store', () => {
  const none = createSafeStorage('none', () => undefined)
  expect(visitedPages(NOW, none)).toEqual([])
})
