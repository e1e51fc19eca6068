import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Post } from '@/posts/post'
import { toDraft, type PostDraft } from '@/posts/owner/postDraft'
import type { PhotoMeta } from '@/posts/meta'
import { READ_TIMEOUT_MS } from '@/config/constants'
import type { OwnerListQuery } from '@/posts/owner/ownerListQuery'
import { buildPostValues } from '../support/posts'
import { server } from '../support/backendUrl.ts'
import { testServer, type TestServer } from './server.ts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl.ts'))

const { collections, favorites } = await import('@/posts/collections')
const { a7c2 } = collections
const repository = await import('@/posts/owner/ownerRepository')
const writes = await import('@/posts/owner/ownerWrites')
const { createPostWriter } = await import('@/posts/owner/postWriter')
const { objectExists } = await import('@/supabase/uploads')
const owner = await import('@/supabase/ownerClient')
const { OWNER_TOKEN_KEY } = await import('@/supabase/ownerToken')
const { localSafeStorage } = await import('@/lib/storage/safeStorage')
const { defaultListQuery } = await import('@/posts/owner/ownerListQuery')

const picture = readFileSync(
  new URL('../../supabase/seed/sample/media/sample/fanart-gardener-of-orbit-640.webp', import.meta.url),
)

const fetchNow = globalThis.fetch
let backend: TestServer
/** Creates a signal per read, as the query cache does, because a signal keeps its listeners. */
const freshSignal = () => new AbortController().signal

const draft = (title: string, more: Partial<PostDraft<PhotoMeta>> = {}) =>
  buildPostValues({ title, ...more }, a7c2)

const list = (query: Partial<OwnerListQuery> = {}) =>
  repository.listOwnerPosts(a7c2, { ...defaultListQuery, ...query }, freshSignal())
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

/** Deletes rows directly. */
const remove = (collection: typeof a7c2 | typeof favorites, ids: readonly number[]) =>
  owner.ownerClient().from(collection.table).delete().in('id', ids).throwOnError()

async function connect() {
  const { email, password } = backend.accounts.owner
  expect(await owner.signInOwner(email, password)).toBe('owner')
}

describe('signing in', () => {
  test('distinguishes the owner, a stranger and a wrong password', async () => {
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

test('a session that the server rejects is removed, so that public rows stay readable', async () => {
  await connect()
  const kept = localSafeStorage.get(OWNER_TOKEN_KEY) ?? ''
  const { access_token: token }: { access_token: string } = JSON.parse(kept)
  localSafeStorage.set(OWNER_TOKEN_KEY, kept.replace(token, token.replace(/[^.]+$/, 'A'.repeat(43))))
  await expect(list()).rejects.toMatchObject({ kind: 'denied' })
  expect(await owner.isOwner()).toBe(false)
  expect(await owner.hasOwnerSession()).toBe(false)
  expect(await list()).toMatchObject({ posts: [] })
})

describe('signing out', () => {
  const refreshed = (token: string) =>
    fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: server.key, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: token }),
    })

  test('ends this session on the server, but not those of other devices', async () => {
    const elsewhere = await backend.signedIn('owner')
    const other = await elsewhere.auth.getSession()
    await connect()
    const { data } = await owner.ownerClient().auth.getSession()
    expect(await owner.signOutOwner()).toBe(true)
    expect((await refreshed(data.session?.refresh_token ?? '')).status).toBe(400)
    expect((await refreshed(other.data.session?.refresh_token ?? '')).status).toBe(200)
  })

  test('works locally even if the server never responds', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await connect()
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    const leaving = owner.signOutOwner()
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS)
    expect(await leaving).toBe(false)
    vi.useRealTimers()
    vi.stubGlobal('fetch', fetchNow)
    expect(await owner.hasOwnerSession()).toBe(false)
  })
})

describe("the owner's rows", () => {
  beforeEach(async () => {
    if (!(await owner.hasOwnerSession())) await connect()
    const { posts } = await list()
    if (posts.length > 0)
      await remove(
        a7c2,
        posts.map(({ id }) => id),
      )
  })

  test('can be inserted, read, updated and deleted', async () => {
    const meta = { camera: 'SONY A7C2', aperture: 2.8 }
    const added = await writes.insertPost(a7c2, draft('  유월의 옥상 ', { meta }))
    expect(added).toMatchObject({ title: '유월의 옥상', status: 'draft', meta })
    const changed = await writes.updatePost(a7c2, added.id, draft('칠월의 옥상', { alt: '옥상' }))
    expect(await repository.getOwnerPost(a7c2, added.id)).toEqual(changed)
    expect(await writes.trashPosts(a7c2, [added.id])).toEqual([added.id])
    expect(await repository.getOwnerPost(a7c2, added.id)).toBeNull()
    expect(await writes.trashPosts(a7c2, [added.id])).toEqual([])
    await writes.untrashPosts(a7c2, [added.id])
    await writes.untrashPosts(a7c2, [added.id])
    expect(await repository.getOwnerPost(a7c2, added.id)).toEqual(changed)
    await remove(a7c2, [added.id])
    await writes.trashPosts(a7c2, [added.id])
    await expect(writes.untrashPosts(a7c2, [added.id])).rejects.toMatchObject({ kind: 'missing' })
  })

  test('report a conflict to the second of two editors', async () => {
    const { id, updatedAt } = await writes.insertPost(a7c2, draft('두 탭'))
    const expectedUpdatedAt = updatedAt ?? ''
    await writes.updatePost(a7c2, id, draft('첫 탭'), { expectedUpdatedAt })
    await expect(writes.updatePost(a7c2, id, draft('둘째 탭'), { expectedUpdatedAt })).rejects.toMatchObject({
      kind: 'conflict',
      theirs: { title: '첫 탭' },
    })
    expect((await writes.updatePost(a7c2, id, draft('덮어쓰기'))).title).toBe('덮어쓰기')
    await remove(a7c2, [id])
    await expect(writes.updatePost(a7c2, id, draft('늦은 탭'))).rejects.toMatchObject({ kind: 'missing' })
  })

  test('can be searched by part of a Korean title in both normal forms, with literal wildcards', async () => {
    for (const title of ['바다 100%', '바다 1000', '밑줄_하나', '밑줄 하나', String.raw`역\슬래시`, 'a*b'])
      await writes.insertPost(a7c2, draft(title))
    expect(await found('바다')).toEqual(['바다 1000', '바다 100%'].toSorted())
    expect(await found('100%')).toEqual(['바다 100%'])
    expect(await found('줄_하')).toEqual(['밑줄_하나'])
    expect(await found(String.raw`역\슬`)).toEqual([String.raw`역\슬래시`])
    expect(await found('a*b')).toEqual(['a*b'])
    expect(await found('없는 제목')).toEqual([])
  })

  test('can be paged, filtered, sorted and counted', async () => {
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
    expect((await repository.countOwnerPosts(freshSignal()))['a7c2']).toMatchObject({ total: 12, drafts: 9 })
    const rest = await list({ page: 2 })
    await remove(
      a7c2,
      rest.posts.map(({ id }) => id),
    )
  })

  test('in the trash are not listed, counted, found, opened, updated or moved', async () => {
    const meta = { camera: 'CAMERA' }
    const kept = await writes.insertPost(a7c2, draft('남은 글', { meta }))
    const image = '/storage/v1/object/public/media/trashed.webp'
    const gone = await writes.insertPost(a7c2, draft('버린 글', { image, meta: { camera: 'GONE' } }))
    const rows = owner.ownerClient().from(a7c2.table)
    await rows.update({ deleted_at: new Date().toISOString() }).eq('id', gone.id).throwOnError()
    expect(await list()).toMatchObject({ posts: [{ id: kept.id }], total: 1 })
    expect(await list({ page: 3 })).toEqual({ posts: [], total: 1 })
    expect(await found('글')).toEqual(['남은 글'])
    expect((await repository.countOwnerPosts(freshSignal()))['a7c2']).toEqual({
      total: 1,
      drafts: 1,
      scheduled: 0,
      trashed: 1,
      gaps: [],
    })
    expect(await repository.listUsedTexts(a7c2, 'camera', freshSignal())).toEqual(['CAMERA'])
    expect(await repository.getOwnerPost(a7c2, gone.id)).toBeNull()
    expect(await repository.findPostByImage(a7c2, image)).toBeNull()
    expect(await repository.findPostsByTitle(a7c2, '버린 글')).toEqual([])
    const missing = { kind: 'missing' }
    await expect(writes.updatePost(a7c2, gone.id, draft('늦은 탭'))).rejects.toMatchObject(missing)
    await expect(writes.movePost(a7c2, gone.id, 'top')).rejects.toMatchObject(missing)
    await expect(writes.setPostStatus(a7c2, [gone.id], 'published')).rejects.toMatchObject(missing)
    const published = await writes.setPostStatus(a7c2, [kept.id, gone.id], 'published')
    expect(titles(published)).toEqual(['남은 글'])
    const { data } = await rows.select('title,status').eq('id', gone.id).single().throwOnError()
    expect(data).toEqual({ title: '버린 글', status: 'draft' })
    await remove(a7c2, [gone.id])
  })

  test('keep unknown fields of meta when they are saved', async () => {
    const body = { type: 'doc', content: [{ type: 'callout', attrs: { tone: 3 } }] }
    const meta = {
      camera: 'SONY A7C2',
      aperture: '밝게',
      edition: { of: [3, 25] },
      이름: { 가: [null] },
    }
    const rows = owner.ownerClient().from(a7c2.table)
    const { data } = await rows.insert({ title: '남의 글', body, meta }).select('id').single().throwOnError()
    const row = await repository.getOwnerPost(a7c2, Number(data.id))
    if (!row) throw new Error('no row')
    expect(row.meta).toEqual({ camera: 'SONY A7C2' })
    const before = toDraft(row)
    const more = { ...before.meta, lens: '35mm' }
    const saved = await createPostWriter(a7c2, row).save(
      buildPostValues({ ...before, title: '새 제목', meta: more }, a7c2),
    )
    expect(saved.title).toBe('새 제목')
    const after = await rows.select('title,body,meta').eq('id', row.id).single().throwOnError()
    expect(after.data).toEqual({ title: '새 제목', body, meta: { ...meta, lens: '35mm' } })
    await remove(a7c2, [row.id])
  })

  test('provide the distinct values of a meta field', async () => {
    const words = ['책상', '가방', null, '책상']
    for (const category of words)
      await writes.insertPost(
        favorites,
        buildPostValues({ title: '물건', meta: category === null ? {} : { category } }, favorites),
      )
    expect(await repository.listUsedTexts(favorites, 'category', freshSignal())).toEqual(['가방', '책상'])
  })

  test('keep their pictures in storage, where their existence can be checked', async () => {
    const key = '0b1c2d3e-0000-4000-8000-000000000001.webp'
    const image = `/storage/v1/object/public/media/${key}`
    expect(await objectExists(key)).toBe(false)
    const { data } = await owner.ownerClient().auth.getSession()
    const stored = await fetch(`${server.url}/storage/v1/object/media/${key}`, {
      method: 'POST',
      headers: {
        apikey: server.key,
        Authorization: `Bearer ${data.session?.access_token}`,
        'content-type': 'image/webp',
      },
      body: picture,
    })
    expect(stored.status).toBe(200)
    const post = await writes.insertPost(a7c2, draft('함께', { image }))
    await remove(a7c2, [post.id])
    expect(await objectExists(key)).toBe(true)
  })

  test('can be published and unpublished together', async () => {
    const one = await writes.insertPost(a7c2, draft('하나'))
    const two = await writes.insertPost(a7c2, draft('둘'))
    const published = await writes.setPostStatus(a7c2, [one.id, two.id], 'published')
    expect(published.map(({ status }) => status)).toEqual(['published', 'published'])
    await writes.setPostStatus(a7c2, [two.id], 'draft')
    expect((await list({ status: 'published' })).total).toBe(1)
  })

  test('can be moved, and a move is not an edit', async () => {
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
    // Rows inserted meanwhile do not change the target of a move.
    await writes.movePost(a7c2, (await writes.insertPost(a7c2, draft('마'))).id, 'top')
    await writes.movePost(a7c2, idOf('라'), { after: idOf('가') })
    expect(await order()).toBe('마가라다나')
    await remove(a7c2, [idOf('나')])
    await expect(writes.movePost(a7c2, idOf('라'), { after: idOf('나') })).rejects.toMatchObject({
      kind: 'missing',
    })
    const moved = await repository.getOwnerPost(a7c2, idOf('다'))
    expect(moved?.updatedAt).toBe(posts.find((post) => post.title === '다')?.updatedAt)
  })

  test('get different positions if two tabs move them to the same place at the same time', async () => {
    const ids: number[] = []
    for (const title of ['셋', '둘', '하나', '처음'])
      ids.push((await writes.insertPost(a7c2, draft(title))).id)
    const [third = 0, second = 0, first = 0, top = 0] = ids
    await writes.movePost(a7c2, top, 'top')
    await Promise.all([third, second].map((id) => writes.movePost(a7c2, id, { after: top })))
    const moved = (await list({ sort: 'position' })).posts.filter(({ id }) => ids.includes(id))
    expect([moved[0]?.id, moved[3]?.id]).toEqual([top, first])
    expect(new Set(moved.map(({ position }) => position)).size).toBe(4)
    await remove(a7c2, ids)
  })

  test('can be moved to the top from any position', async () => {
    const last = await writes.insertPost(a7c2, draft('맨 끝'))
    const rows = owner.ownerClient().from(a7c2.table)
    const many = Array.from({ length: 1001 }, (_, index) => ({ title: `사진 ${index}`, status: 'draft' }))
    expect((await rows.insert(many)).error).toBeNull()
    await writes.movePost(a7c2, last.id, 'top')
    expect(titles((await list({ sort: 'position' })).posts)[0]).toBe('맨 끝')
    expect((await rows.delete().gt('id', 0)).error).toBeNull()
  })

  test('cannot be changed by a stranger or a visitor', async () => {
    const { id, updatedAt } = await writes.insertPost(a7c2, draft('내 것', { status: 'published' }))
    const other = await writes.insertPost(a7c2, draft('둘째', { status: 'published' }))
    const expectDenied = async () => {
      const denied = { kind: 'denied' }
      await expect(writes.insertPost(a7c2, draft('남의 것'))).rejects.toMatchObject(denied)
      await expect(
        writes.updatePost(a7c2, id, draft('남의 것'), { expectedUpdatedAt: updatedAt ?? '' }),
      ).rejects.toMatchObject(denied)
      await expect(writes.setPostStatus(a7c2, [id], 'draft')).rejects.toMatchObject(denied)
      await expect(writes.trashPosts(a7c2, [id])).rejects.toMatchObject(denied)
      await expect(writes.movePost(a7c2, id, { before: other.id })).rejects.toMatchObject(denied)
    }
    await owner.signOutOwner()
    await expectDenied()
    await owner.ownerClient().auth.signInWithPassword(backend.accounts.stranger)
    await expectDenied()
    await connect()
    expect(titles((await list({ sort: 'title' })).posts)).toEqual(['내 것', '둘째'])
    expect(other.position).toBeNull()
  })
})
