import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from './server.ts'

const TABLE = 'posts_portfolio'
const KEPT = 30

let server: TestServer
let owner: SupabaseClient
let id: number

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
})
afterAll(() => server.close())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { data } = await owner
    .from(TABLE)
    .insert({ title: '판 0', meta: { role: '그림' } })
    .select('id')
    .single()
    .throwOnError()
  id = Number(data.id)
})

const edit = (change: object) =>
  owner.from(TABLE).update(change).eq('id', id).select('updated_at').single().throwOnError()
const versions = async () => {
  const { data } = await owner
    .from('post_versions')
    .select('collection, post_id, row, saved_at')
    .eq('collection', 'portfolio')
    .eq('post_id', id)
    .order('id', { ascending: false })
    .throwOnError()
  return data
}

test('an edit stores the previous row and the time when it was saved', async () => {
  const { data: before } = await owner.from(TABLE).select().eq('id', id).single().throwOnError()
  await edit({ title: '판 1', meta: null })
  const kept = await versions()
  expect(kept).toHaveLength(1)
  expect(kept[0]?.row).toMatchObject({ id, title: '판 0', meta: { role: '그림' }, status: 'draft' })
  expect(Date.parse(kept[0]?.saved_at)).toBe(Date.parse(before.updated_at))
})

test('a new row, a move in the list and an unchanged save create no version', async () => {
  await edit({ position: 5 })
  await edit({ title: '판 0' })
  expect(await versions()).toEqual([])
})

test('the newest thirty versions of each post are kept', async () => {
  const { data: other } = await owner
    .from(TABLE)
    .insert({ title: '다른 글' })
    .select('id')
    .single()
    .throwOnError()
  await owner.from(TABLE).update({ title: '다른 글, 고침' }).eq('id', other.id).throwOnError()
  for (let number = 1; number <= KEPT + 3; number += 1) await edit({ title: `판 ${number}` })
  const titles = (await versions()).map(({ row }) => String(row.title))
  expect(titles).toEqual(Array.from({ length: KEPT }, (_, index) => `판 ${KEPT + 2 - index}`))
  const { data: others } = await owner
    .from('post_versions')
    .select('id')
    .eq('post_id', other.id)
    .throwOnError()
  expect(others).toHaveLength(1)
})

test('versions are deleted with their post', async () => {
  await edit({ title: '판 1' })
  await owner.from(TABLE).delete().eq('id', id).throwOnError()
  expect(await versions()).toEqual([])
})

test('a rejected edit creates no version', async () => {
  const { error } = await owner.from(TABLE).update({ title: '' }).eq('id', id)
  expect(error?.code).toBe('23514')
  expect(await versions()).toEqual([])
})
