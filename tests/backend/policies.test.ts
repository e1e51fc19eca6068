import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { COLLECTIONS } from '../../backend/collections.ts'
import { type TestServer, testServer } from './server.ts'

const WHO = ['visitor', 'stranger', 'owner'] as const
const FORBIDDEN = '42501'

let server: TestServer
let clients: Record<(typeof WHO)[number], SupabaseClient>

beforeAll(async () => {
  server = await testServer({ samples: false })
  clients = {
    visitor: server.visitor(),
    stranger: await server.signedIn('stranger'),
    owner: await server.signedIn('owner'),
  }
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue()) // Lite prints what Postgres refuses

describe.each(COLLECTIONS)('posts_%s', (collection) => {
  const table = `posts_${collection}`
  let published: number
  let draft: number

  beforeEach(async () => {
    await clients.owner.from(table).delete().gt('id', 0)
    const rows = [
      { title: '게시한 글', status: 'published' },
      { title: '쓰던 글', status: 'draft' },
    ]
    const { data } = await clients.owner.from(table).insert(rows).select('id').order('id').throwOnError()
    const [first, second] = data
    published = Number(first?.id)
    draft = Number(second?.id)
  })

  const titles = async () => {
    const { data } = await clients.owner.from(table).select('title, status').order('id').throwOnError()
    return data.map((row) => `${row.title} ${row.status}`)
  }

  describe.each(WHO)('as %s', (who) => {
    const mayWrite = who === 'owner'
    const unchanged = ['게시한 글 published', '쓰던 글 draft']

    test('reads what is published, drafts only when the owner', async () => {
      const all = await clients[who].from(table).select('id').order('id')
      expect(all.data).toEqual(mayWrite ? [{ id: published }, { id: draft }] : [{ id: published }])
      const byId = await clients[who].from(table).select('id').eq('id', draft).maybeSingle()
      expect(byId).toMatchObject({ error: null, data: mayWrite ? { id: draft } : null })
      const counted = await clients[who].from(table).select('id', { count: 'exact', head: true })
      expect(counted.count).toBe(mayWrite ? 2 : 1)
    })

    test('inserts only when the owner', async () => {
      const { error, status } = await clients[who].from(table).insert({ title: '새 글', status: 'published' })
      expect(error?.code).toBe(mayWrite ? undefined : FORBIDDEN)
      expect(status).toBe(mayWrite ? 201 : who === 'visitor' ? 401 : 403)
      expect(await titles()).toEqual(mayWrite ? [...unchanged, '새 글 published'] : unchanged)
    })

    test('upserts only when the owner', async () => {
      const { error } = await clients[who]
        .from(table)
        .upsert({ id: published, title: '덮은 글', status: 'draft' })
      expect(error?.code).toBe(mayWrite ? undefined : FORBIDDEN)
      expect(await titles()).toEqual(mayWrite ? ['덮은 글 draft', '쓰던 글 draft'] : unchanged)
    })

    test('updates only when the owner', async () => {
      const answer = await clients[who].from(table).update({ title: '고친 글' }).gt('id', 0).select('id')
      expect(answer.data ?? []).toHaveLength(mayWrite ? 2 : 0)
      expect(await titles()).toEqual(mayWrite ? ['고친 글 published', '고친 글 draft'] : unchanged)
    })

    test('deletes only when the owner', async () => {
      const answer = await clients[who].from(table).delete().gt('id', 0).select('id')
      expect(answer.data ?? []).toHaveLength(mayWrite ? 2 : 0)
      expect(await titles()).toEqual(mayWrite ? [] : unchanged)
    })
  })
})

describe.each(WHO)('ownership as %s', (who) => {
  test('nobody reads or changes the list of owners through the API', async () => {
    const { client } = { client: clients[who] }
    expect((await client.from('owners').select()).data ?? []).toEqual([])
    const user = '00000000-0000-4000-8000-000000000002'
    expect((await client.from('owners').insert({ user_id: user })).error?.code).toBe(FORBIDDEN)
    expect(
      (await client.from('owners').update({ user_id: user }).neq('user_id', user).select()).data ?? [],
    ).toEqual([])
    expect((await client.from('owners').delete().neq('user_id', user).select()).data ?? []).toEqual([])
    expect((await clients.owner.rpc('is_owner')).data).toBe(true)
  })

  test('is_owner() tells the owner from everyone else', async () => {
    expect((await clients[who].rpc('is_owner')).data).toBe(who === 'owner')
  })

  test('nobody makes a collection through the API', async () => {
    expect((await clients[who].rpc('create_collection', { name: 'sixth' })).error?.code).toBe(FORBIDDEN)
  })
})
