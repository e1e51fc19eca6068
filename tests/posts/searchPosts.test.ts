import { beforeEach, expect, test, vi } from 'vitest'
import { a7c2 } from '@/posts/registry'
import { keptPosts, searchCondition, searchPosts } from '@/posts/searchPosts'
import { rowSearchOf } from '@/features/search/searchRows'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

const asked: URL[] = []
let answers: Response[] = []
vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  asked.push(new URL(input instanceof Request ? input.url : input))
  return answers.shift() ?? Response.json([])
})
beforeEach(() => {
  asked.length = 0
  answers = []
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
])('%j stands in a condition as %s', (text, value) => {
  expect(searchCondition({ phrases: [text] })).toContain(`title.ilike.${value},summary.ilike.${value}`)
})

test('rows in either normal form are asked for, words that have to be together, and patterns', () => {
  const condition = searchCondition({
    phrases: ['가'],
    together: [['ab', 'cd']],
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

test('a search asks once, for the newest, and gives posts', async () => {
  answers = [Response.json([row])]
  expect(await searchPosts(a7c2, { phrases: ['비'] }, signal)).toMatchObject([{ id: 3, alt: '빗방울' }])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.searchParams.get('order')).toBe('created_at.desc')
  expect(asked[0]?.searchParams.get('limit')).toBe('24')
})

test('a server that knows no regular expressions is asked for the phrases alone', async () => {
  answers = [Response.json({ message: 'unknown operator' }, { status: 400 }), Response.json([row])]
  const found = await searchPosts(a7c2, { phrases: ['비'], titlePatterns: ['[비]'] }, signal)
  expect(found).toHaveLength(1)
  expect(asked[1]?.searchParams.get('or')).not.toContain('imatch')
})

test('a search without patterns that is refused is a fault', async () => {
  answers = [Response.json({ message: 'no' }, { status: 400 })]
  await expect(searchPosts(a7c2, { phrases: ['비'] }, signal)).rejects.toMatchObject({ kind: 'rejected' })
})

test('a long query asks for so much as an address carries', () => {
  const search = rowSearchOf('각 '.repeat(50).trim())
  const address = new URLSearchParams({ or: searchCondition(search) }).toString()
  expect(address.length).toBeLessThan(8000)
})

test('first consonants are looked for in titles, by patterns', () => {
  const search = rowSearchOf('ㅂㅇㅊ')
  expect(search.patterns).toEqual([])
  expect(search.titlePatterns).toHaveLength(2)
})

test('posts that this browser keeps are each there once; what makes no sense is left out', async () => {
  const answersKept: Record<string, unknown> = {
    'https://db.example.com/rest/v1/posts_a7c2?select=id': [row, { id: 4, title: '', created_at: 'x' }],
    'https://db.example.com/rest/v1/posts_a7c2?offset=24': [row, { ...row, id: 5 }],
    'https://db.example.com/rest/v1/posts_x100vi?select=id': [{ ...row, id: 9 }],
    'https://db.example.com/rest/v1/posts_a7c2?limit=1': { message: 'no list' },
  }
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('caches', {
    has: async (name: string) => name === 'blank-page/rows',
    open: async () => ({
      keys: async () => Object.keys(answersKept).map((url) => new Request(url)),
      match: async ({ url }: Request) => Response.json(answersKept[url]),
    }),
  })
  expect((await keptPosts(a7c2)).map(({ id }) => id)).toEqual([3, 5])
  vi.stubGlobal('caches', { has: async () => Promise.reject(new Error('denied')) })
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(await keptPosts(a7c2)).toEqual([])
})
