import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Post } from '@/collections/post'
import { blankDraft, type PostDraft } from '@/collections/postDraft'
import type { PhotoMeta } from '@/collections/meta'
import type { OwnerListQuery } from '@/collections/ownerQuery'
import { testServer, type TestServer } from './server.ts'

const server = vi.hoisted(() => ({ url: '', key: '' }))
vi.mock('@/data/backendUrl', () => ({ backendUrl: () => server.url, backendKey: () => server.key }))
// Node 20 has no WebSocket, which supabase-js wants to see and this project never opens.
vi.stubGlobal('WebSocket', vi.fn())

const { a7c2, favorites } = await import('@/collections/registry')
const repository = await import('@/collections/ownerRepository')
const writes = await import('@/collections/ownerWrites')
const owner = await import('@/data/ownerClient')
const { wholeList } = await import('@/collections/ownerQuery')

let backend: TestServer
const { signal } = new AbortController()

const draft = (title: string, more: Partial<PostDraft<PhotoMeta>> = {}): PostDraft<PhotoMeta> => ({
  ...blankDraft(),
  title,
  ...more,
})

const list = (query: Partial<OwnerListQuery> = {}) =>
  repository.listOwnerPosts(a7c2, { ...wholeList, ...query }, signal)
const titles = (posts: readonly Post[]) => posts.map((post) => post.title)

const found = async (search: string) => titles((await list({ search, sort: 'title' })).posts)
const order = async () => titles((await list({ sort: 'position' })).posts).join('')

beforeAll(async () => {
  backend = await testServer({ samples: false })
  server.url = backend.url
  server.key = backend.key
})
afterAll(async () => {
  await owner.signOutOwner()
  await backend.close()
})

async function connect() {
  const { email, password } = backend.accounts.owner
  expect(await owner.signInOwner(email, password)).toBe('owner')
}

describe('connecting', () => {
  test('tells the owner, a stranger and a wrong password apart', async () => {
    const { owner: account, stranger } = backend.accounts
    expect(await owner.signInOwner(account.email, 'not this one')).toBe('denied')
    expect(await owner.signInOwner(stranger.email, stranger.password)).toBe('stranger')
    expect(await owner.hasOwnerSession()).toBe(false)
    expect(await owner.signInOwner(account.email, account.password)).toBe('owner')
    expect(await owner.isOwner()).toBe(true)
    await owner.signOutOwner()
    expect(await owner.hasOwnerSession()).toBe(false)
    expect(await owner.isOwner()).toBe(false)
  })
})

describe("the owner's rows", () => {
  beforeEach(async () => {
    await connect()
    const { posts } = await list()
    if (posts.length > 0)
      await writes.deletePosts(
        a7c2,
        posts.map(({ id }) => id),
      )
  })

  test('are added, read whole, changed and removed', async () => {
    const meta = { camera: 'SONY A7C2', aperture: 2.8 }
    const added = await writes.insertPost(a7c2, draft('  유월의 옥상 ', { meta }))
    expect(added).toMatchObject({ title: '유월의 옥상', status: 'draft', meta })
    const changed = await writes.updatePost(a7c2, added.id, draft('칠월의 옥상', { alt: '옥상' }))
    expect(await repository.getOwnerPost(a7c2, added.id)).toEqual(changed)
    expect(titles(await writes.deletePosts(a7c2, [added.id]))).toEqual(['칠월의 옥상'])
    expect(await repository.getOwnerPost(a7c2, added.id)).toBeNull()
    expect(await writes.deletePosts(a7c2, [added.id])).toEqual([])
  })

  test('tell the second of two editors that the row has changed', async () => {
    const { id, updatedAt } = await writes.insertPost(a7c2, draft('두 탭'))
    const expectedUpdatedAt = updatedAt ?? ''
    await writes.updatePost(a7c2, id, draft('첫 탭'), { expectedUpdatedAt })
    await expect(writes.updatePost(a7c2, id, draft('둘째 탭'), { expectedUpdatedAt })).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect((await writes.updatePost(a7c2, id, draft('덮어쓰기'))).title).toBe('덮어쓰기')
    await writes.deletePosts(a7c2, [id])
    await expect(writes.updatePost(a7c2, id, draft('늦은 탭'))).rejects.toMatchObject({ kind: 'missing' })
  })

  test('keep to the schema before the server is asked', async () => {
    await expect(writes.insertPost(a7c2, draft('   '))).rejects.toMatchObject({
      kind: 'rejected',
      message: '제목을 입력해 주세요.',
    })
  })

  test('are found by part of a Korean title, typed composed or not, wildcards meaning themselves', async () => {
    for (const title of ['바다 100%', '바다 1000', '밑줄_하나', '밑줄 하나', String.raw`역\슬래시`, 'a*b'])
      await writes.insertPost(a7c2, draft(title))
    expect(await found('바다')).toEqual(['바다 1000', '바다 100%'].toSorted())
    expect(await found('100%')).toEqual(['바다 100%'])
    expect(await found('줄_하')).toEqual(['밑줄_하나'])
    expect(await found(String.raw`역\슬`)).toEqual([String.raw`역\슬래시`])
    expect(await found('a*b')).toEqual(['a*b'])
    expect(await found('없는 제목')).toEqual([])
  })

  test('are paged, filtered, sorted and counted by the server', async () => {
    for (let number = 1; number <= 12; number += 1)
      await writes.insertPost(
        a7c2,
        draft(`사진 ${String(number).padStart(2, '0')}`, { status: number > 9 ? 'published' : 'draft' }),
      )
    const first = await list({ sort: 'title' })
    expect([first.posts.length, first.total]).toEqual([10, 12])
    expect(titles((await list({ sort: 'title', page: 2 })).posts)).toEqual(['사진 11', '사진 12'])
    expect(titles((await list({ status: 'published', sort: 'newest' })).posts)).toEqual([
      '사진 12',
      '사진 11',
      '사진 10',
    ])
    expect(await list({ page: 9 })).toEqual({ posts: [], total: 12 })
    expect(await repository.countOwnerPosts(a7c2, signal)).toEqual({ all: 12, drafts: 9 })
    expect(titles(await repository.lastChangedPosts(a7c2, 1, signal))).toEqual(['사진 12'])
    const rest = await list({ page: 2 })
    await writes.deletePosts(
      a7c2,
      rest.posts.map(({ id }) => id),
    )
  })

  test('tell the words that they use, each once', async () => {
    const words = ['책상', '가방', null, '책상']
    for (const category of words)
      await writes.insertPost(favorites, { ...draft('물건'), meta: category === null ? {} : { category } })
    expect(await repository.listUsedTexts(favorites, 'category', signal)).toEqual(['가방', '책상'])
  })

  test('are published and taken back together', async () => {
    const one = await writes.insertPost(a7c2, draft('하나'))
    const two = await writes.insertPost(a7c2, draft('둘'))
    const published = await writes.setPostStatus(a7c2, [one.id, two.id], 'published')
    expect(published.map(({ status }) => status)).toEqual(['published', 'published'])
    await writes.setPostStatus(a7c2, [two.id], 'draft')
    expect((await list({ status: 'published' })).total).toBe(1)
  })

  test('stand where they were moved, and a move is no edit', async () => {
    const posts: Post[] = []
    for (const title of ['라', '다', '나', '가']) posts.push(await writes.insertPost(a7c2, draft(title)))
    const idOf = (title: string) => posts.find((post) => post.title === title)?.id ?? 0
    expect(await order()).toBe('가나다라')
    await writes.movePost(a7c2, idOf('라'), 'top')
    expect(await order()).toBe('라가나다')
    await writes.movePost(a7c2, idOf('라'), { after: idOf('나') })
    expect(await order()).toBe('가나라다')
    await writes.movePost(a7c2, idOf('다'), { before: idOf('나') })
    expect(await order()).toBe('가다나라')
    // What has been added elsewhere since the list was read moves no one's neighbours.
    await writes.movePost(a7c2, (await writes.insertPost(a7c2, draft('마'))).id, 'top')
    await writes.movePost(a7c2, idOf('라'), { after: idOf('가') })
    expect(await order()).toBe('마가라다나')
    await writes.deletePosts(a7c2, [idOf('나')])
    await expect(writes.movePost(a7c2, idOf('라'), { after: idOf('나') })).rejects.toMatchObject({
      kind: 'missing',
    })
    const moved = await repository.getOwnerPost(a7c2, idOf('다'))
    expect(moved?.updatedAt).toBe(posts.find((post) => post.title === '다')?.updatedAt)
  })

  test('are moved to the top from wherever they stand', async () => {
    const last = await writes.insertPost(a7c2, draft('맨 끝'))
    const rows = owner.ownerClient().from(a7c2.table)
    const many = Array.from({ length: 1001 }, (_, index) => ({ title: `사진 ${index}`, status: 'draft' }))
    expect((await rows.insert(many)).error).toBeNull()
    await writes.movePost(a7c2, last.id, 'top')
    expect(titles((await list({ sort: 'position' })).posts)[0]).toBe('맨 끝')
    expect((await rows.delete().gt('id', 0)).error).toBeNull()
  })

  test('are out of reach for a stranger and for nobody', async () => {
    const { id, updatedAt } = await writes.insertPost(a7c2, draft('내 것', { status: 'published' }))
    const other = await writes.insertPost(a7c2, draft('둘째', { status: 'published' }))
    const forbidden = async () => {
      const denied = { kind: 'denied' }
      await expect(writes.insertPost(a7c2, draft('남의 것'))).rejects.toMatchObject(denied)
      await expect(
        writes.updatePost(a7c2, id, draft('남의 것'), { expectedUpdatedAt: updatedAt ?? '' }),
      ).rejects.toMatchObject(denied)
      await expect(writes.setPostStatus(a7c2, [id], 'draft')).rejects.toMatchObject(denied)
      await expect(writes.deletePosts(a7c2, [id])).rejects.toMatchObject(denied)
      await expect(writes.movePost(a7c2, id, { before: other.id })).rejects.toMatchObject(denied)
    }
    await owner.signOutOwner()
    await forbidden()
    await owner.ownerClient().auth.signInWithPassword(backend.accounts.stranger)
    await forbidden()
    await connect()
    expect(titles((await list({ sort: 'title' })).posts)).toEqual(['내 것', '둘째'])
    expect(other.position).toBeNull()
  })
})
