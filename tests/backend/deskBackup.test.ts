import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startBackend } from '../../backend/backend.ts'
import { backUp } from '../../backend/backup.ts'
import { listen } from '../../backend/listen.ts'
import { restore } from '../../backend/restore.ts'
import { clientOf } from '../../scripts/data/backendAccess.ts'
import type { Manifest } from '../../src/supabase/archive/format.ts'
import { server } from '../support/backendUrl.ts'
import { temporaryFolder, testServer, type TestServer } from './server.ts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl.ts'))

const { makeBackup } = await import('@/admin/dashboard/backup/makeBackup')
const { keepLastBackup, readLastBackup } = await import('@/posts/lastBackup')
const owner = await import('@/supabase/ownerClient')

const SECRET = 'sb_secret_of_this_test_alone'
const fetchNow = globalThis.fetch
let backend: TestServer
let folder: string
let empty: Awaited<ReturnType<typeof listen>>
let target: SupabaseClient

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  backend = await testServer()
  server.url = backend.url
  server.key = backend.key
  await owner.signInOwner(backend.accounts.owner.email, backend.accounts.owner.password)
  const { data } = await owner
    .ownerClient()
    .from('posts_a7c2')
    .insert({ title: '가나다 🖤' })
    .select('id')
    .single()
    .throwOnError()
  await owner.ownerClient().from('posts_a7c2').update({ title: '고친 제목' }).eq('id', data.id).throwOnError()
  folder = temporaryFolder()
  empty = await listen(await startBackend({ data: join(folder, 'empty'), samples: false, secretKey: SECRET }))
  target = clientOf(empty.url, SECRET)
}, 240_000)
afterAll(async () => {
  await owner.signOutOwner()
  await empty.close()
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  vi.stubGlobal('fetch', fetchNow)
  vi.spyOn(console, 'error').mockReturnValue()
})

/** A file in memory, and what became of it. */
function memory() {
  const chunks: Uint8Array[] = []
  let state = 'open'
  return {
    kind: 'file' as const,
    write: (chunk: Uint8Array) => Promise.resolve(void chunks.push(chunk.slice())),
    finish: () => Promise.resolve(void (state = 'finished')),
    discard: () => Promise.resolve(void (state = 'discarded')),
    bytes: () => Buffer.concat(chunks),
    state: () => state,
  }
}
const addressOf = ([asked]: Parameters<typeof fetch>) =>
  asked instanceof Request ? asked.url : asked.toString()
const quiet = () => ({ signal: new AbortController().signal, onProgress: () => {} })
const sums = ({ files }: Manifest) =>
  files.map(({ path, sha256, bytes, type }) => `${path} ${sha256} ${bytes} ${type}`).toSorted()

test('a backup by the desk is the one of the script, and comes back to the byte', async () => {
  const file = memory()
  const shares: number[] = []
  const { manifest, bytes } = await makeBackup(file, {
    ...quiet(),
    onProgress: (share) => shares.push(share),
  })
  expect(file.state()).toBe('finished')
  expect(bytes).toBe(file.bytes().length)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  const byScript = await backUp(await backend.signedIn('owner'), join(folder, 'script.zip'))
  expect(sums(manifest)).toEqual(sums(byScript))
  expect(manifest.counts).toEqual(byScript.counts)

  const archive = join(folder, 'desk.zip')
  writeFileSync(archive, file.bytes())
  await restore(target, archive)
  const again = await backUp(target, join(folder, 'again.zip'))
  expect(sums(again)).toEqual(sums(manifest))
}, 120_000)

test('a request that fails once is asked again', async () => {
  let failed = false
  vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) => {
    if (failed || !addressOf(asked).includes('/storage/v1/object/media/')) return fetchNow(...asked)
    failed = true
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const file = memory()
  await makeBackup(file, quiet())
  expect(failed).toBe(true)
  expect(file.state()).toBe('finished')
}, 120_000)

test.each([
  ['a picture that does not come', /storage\/v1\/object\/media\//, 503, 'server'],
  ['a picture that is gone', /storage\/v1\/object\/media\//, 404, 'missing'],
  ['rows that are refused', /posts_fanart/, 401, 'denied'],
  ['a list of pictures that is refused', /object\/list/, 403, 'denied'],
])(
  '%s leaves nothing behind',
  async (_name, path, status, kind) => {
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      path.test(addressOf(asked))
        ? Promise.resolve(Response.json({ message: 'no' }, { status }))
        : fetchNow(...asked),
    )
    const file = memory()
    await expect(makeBackup(file, quiet())).rejects.toMatchObject({ kind })
    expect(file.state()).toBe('discarded')
  },
  120_000,
)

test('fewer rows than there are is a fault', async () => {
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await fetchNow(...asked)
    const rows = /posts_a7c2.*id=gt\.0/.test(decodeURIComponent(addressOf(asked)))
    return rows ? Response.json([], { status: 200, headers: answer.headers }) : answer
  })
  const file = memory()
  await expect(makeBackup(file, quiet())).rejects.toMatchObject({ kind: 'conflict' })
  expect(file.state()).toBe('discarded')
}, 120_000)

test('it can be cancelled, and a full disk ends it', async () => {
  const controller = new AbortController()
  const cancelled = memory()
  const making = makeBackup(cancelled, {
    signal: controller.signal,
    onProgress: (share) => share > 0.1 && controller.abort(),
  })
  await expect(making).rejects.toMatchObject({ name: 'AbortError' })
  expect(cancelled.state()).toBe('discarded')

  const full = { ...memory(), write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) }
  const discard = vi.spyOn(full, 'discard')
  await expect(makeBackup(full, quiet())).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(discard).toHaveBeenCalledOnce()
}, 120_000)

test('when it was taken is kept for the owner', async () => {
  const { signal } = new AbortController()
  expect(await readLastBackup(signal)).toBeNull()
  const first = { at: '2026-11-15T03:00:00.000Z', posts: 269, bytes: 3_000_000_000 }
  await keepLastBackup(first)
  await keepLastBackup({ ...first, posts: 270 })
  expect(await readLastBackup(signal)).toEqual({ ...first, posts: 270 })
  const { data } = await backend.visitor().from('desk_settings').select()
  expect(data ?? []).toEqual([])
})
