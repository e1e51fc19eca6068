import { beforeEach, expect, test, vi } from 'vitest'
import { a7c2 } from '../support/galleries'
import { readCachedPosts, searchCondition, searchPosts } from '@/posts/read/searchPosts'
import { createRowSearch } from '@/features/search/searchPostCards'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

const requests: URL[] = []
let responses: Response[] = []
vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  requests.push(new URL(input instanceof Request ? input.url : input))
  return responses.shift() ?? Response.json([])
})
beforeEach(() => {
  requests.length = 0
  responses = []
})

const { signal } = new AbortController()
const row = { id: 3, title: '비 오는 창', created_at: '2025-10-19T06:41:00+09:00', alt: '빗방울' }

test.each([
  ['쌍둥', '%쌍둥%'],
  ['%', String.raw`%\%%`],
  ['_', String.raw`%\_%`],
  ['\\', String.raw`%\\%`],
  ['a"b', '%a_b%'],
  ['*', '%_%'],
  ['a,b)', '%a_b_%'],
])('%j becomes %s in a condition', (text, value) => {
  expect(searchCondition({ phrases: [text] })).toContain(`title.ilike.${value},summary.ilike.${value}`)
})

test('a condition contains both normal forms, groups of words and patterns', () => {
  const condition = searchCondition({
    phrases: ['가'],
    allOf: [['ab', 'cd']],
    patterns: [String.raw`가 *나\["`],
    titlePatterns: ['[가-깋]'],
  })
  expect(condition).toContain(`title.ilike.%${'가'.normalize('NFD')}%`)
  expect(condition).toContain(
    'and(or(title.ilike.%ab%,summary.ilike.%ab%,alt.ilike.%ab%),or(title.ilike.%cd%',
  )
  expect(condition).toContain('alt.imatch."가 *나..')
  expect(condition).toMatch(/title\.imatch\."\[가-깋\]"$/)
})

test('a search sends one request for the newest posts', async () => {
  responses = [Response.json([row])]
  expect(await searchPosts(a7c2, { phrases: ['비'] }, signal)).toMatchObject([{ id: 3, alt: '빗방울' }])
  expect(requests).toHaveLength(1)
  expect(requests[0]?.searchParams.get('order')).toBe('created_at.desc')
  expect(requests[0]?.searchParams.get('limit')).toBe('24')
})

test('a search is repeated without patterns if the server rejects regular expressions', async () => {
  responses = [Response.json({ message: 'unknown operator' }, { status: 400 }), Response.json([row])]
  const found = await searchPosts(a7c2, { phrases: ['비'], titlePatterns: ['[비]'] }, signal)
  expect(found).toHaveLength(1)
  expect(requests[1]?.searchParams.get('or')).not.toContain('imatch')
})

test('a rejected search without patterns fails', async () => {
  responses = [Response.json({ message: 'no' }, { status: 400 })]
  await expect(searchPosts(a7c2, { phrases: ['비'] }, signal)).rejects.toMatchObject({ kind: 'rejected' })
})

test('a long query fits into a URL', () => {
  const search = createRowSearch('각 '.repeat(50).trim())
  const parameters = new URLSearchParams({ or: searchCondition(search) }).toString()
  expect(parameters.length).toBeLessThan(8000)
})

test('initial consonants are searched in titles with patterns', () => {
  const search = createRowSearch('ㅂㅇㅊ')
  expect(search.patterns).toEqual([])
  expect(search.titlePatterns).toHaveLength(2)
})

test('cached posts are returned without duplicates and malformed rows', async () => {
  const cached: Record<string, unknown> = {
    'https://db.example.com/rest/v1/posts_a7c2?select=id': [row, { id: 4, title: '', created_at: 'x' }],
    'https://db.example.com/rest/v1/posts_a7c2?offset=24': [row, { ...row, id: 5 }],
    'https://db.example.com/rest/v1/posts_x100vi?select=id': [{ ...row, id: 9 }],
    'https://db.example.com/rest/v1/posts_a7c2?limit=1': { message: 'no list' },
  }
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', {
    has: async (name: string) => name === 'blank-page/rows',
    open: async () => ({
      keys: async () => Object.keys(cached).map((url) => new Request(url)),
      match: async ({ url }: Request) => Response.json(cached[url]),
    }),
  })
  expect((await readCachedPosts(a7c2)).map(({ id }) => id)).toEqual([3, 5])
  vi.stubGlobal('caches', { has: async () => Promise.reject(new Error('denied')) })
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(await readCachedPosts(a7c2)).toEqual([])
})
