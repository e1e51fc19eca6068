import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { backUp } from '../../backend/backup.ts'
import { restore } from '../../backend/restore.ts'
import { createApiClient } from '../../scripts/data/backendAccess.ts'
import type { Manifest } from '../../src/supabase/archive/format.ts'
import { server } from '../support/backendUrl.ts'
import { addPictures, temporaryFolder, testServer, type TestServer } from './server.ts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl.ts'))

const { makeBackup } = await import('@/admin/dashboard/backup/makeBackup')
const { saveLastBackup, readLastBackup } = await import('@/posts/owner/adminSettings')
const owner = await import('@/supabase/ownerClient')

const SECRET = 'sb_secret_of_this_test_alone'
const originalFetch = globalThis.fetch
let backend: TestServer
let folder: string
let empty: TestServer

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  backend = await testServer({ samples: false })
  await addPictures(await backend.signedIn('owner'))
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
  empty = await testServer({ samples: false, secretKey: SECRET })
}, 240_000)
afterAll(async () => {
  await owner.signOutOwner()
  await empty.close()
  await backend.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  vi.stubGlobal('fetch', originalFetch)
  vi.spyOn(console, 'error').mockReturnValue()
})

/** Creates a target file in memory that records its state. */
function memoryFile() {
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
const urlOf = ([input]: Parameters<typeof fetch>) => (input instanceof Request ? input.url : input.toString())
const options = () => ({ signal: new AbortController().signal, onProgress: () => {} })
const checksums = ({ files }: Manifest) =>
  files.map(({ path, sha256, bytes, type }) => `${path} ${sha256} ${bytes} ${type}`).toSorted()

test('a backup by the dashboard equals the one by the script and can be restored', async () => {
  const file = memoryFile()
  const shares: number[] = []
  const { manifest, bytes } = await makeBackup(file, {
    ...options(),
    onProgress: (share) => shares.push(share),
  })
  expect(file.state()).toBe('finished')
  expect(bytes).toBe(file.bytes().length)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  const byScript = await backUp(await backend.signedIn('owner'), join(folder, 'script.zip'))
  expect(checksums(manifest)).toEqual(checksums(byScript))
  expect(manifest.counts).toEqual(byScript.counts)

  const archive = join(folder, 'desk.zip')
  writeFileSync(archive, file.bytes())
  await restore(createApiClient(empty.url, SECRET), archive)
}, 120_000)

test('a request that fails once is retried', async () => {
  let failed = false
  vi.stubGlobal('fetch', (...input: Parameters<typeof fetch>) => {
    if (failed || !urlOf(input).includes('/storage/v1/object/media/')) return originalFetch(...input)
    failed = true
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  const file = memoryFile()
  await makeBackup(file, options())
  expect(failed).toBe(true)
  expect(file.state()).toBe('finished')
}, 120_000)

test.each([
  ['a picture that fails to load', /storage\/v1\/object\/media\//, 503, 'server'],
  ['a picture that was deleted', /storage\/v1\/object\/media\//, 404, 'missing'],
  ['rows without permission', /posts_fanart/, 401, 'denied'],
  ['a list of pictures without permission', /object\/list/, 403, 'denied'],
])(
  'with %s the backup fails and its file is discarded',
  async (_name, path, status, kind) => {
    vi.stubGlobal('fetch', (...input: Parameters<typeof fetch>) =>
      path.test(urlOf(input))
        ? Promise.resolve(Response.json({ message: 'no' }, { status }))
        : originalFetch(...input),
    )
    const file = memoryFile()
    await expect(makeBackup(file, options())).rejects.toMatchObject({ kind })
    expect(file.state()).toBe('discarded')
  },
  120_000,
)

test('a backup fails if fewer rows arrive than were counted', async () => {
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    const response = await originalFetch(...input)
    const rows = /posts_a7c2.*id=gt\.0/.test(decodeURIComponent(urlOf(input)))
    return rows ? Response.json([], { status: 200, headers: response.headers }) : response
  })
  const file = memoryFile()
  await expect(makeBackup(file, options())).rejects.toMatchObject({ kind: 'conflict' })
  expect(file.state()).toBe('discarded')
}, 120_000)

test('a backup can be cancelled, and it fails if the disk is full', async () => {
  const controller = new AbortController()
  const cancelled = memoryFile()
  const making = makeBackup(cancelled, {
    signal: controller.signal,
    onProgress: (share) => share > 0.1 && controller.abort(),
  })
  await expect(making).rejects.toMatchObject({ name: 'AbortError' })
  expect(cancelled.state()).toBe('discarded')

  const full = {
    ...memoryFile(),
    write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  }
  const discard = vi.spyOn(full, 'discard')
  await expect(makeBackup(full, options())).rejects.toMatchObject({ name: 'QuotaExceededError' })
  expect(discard).toHaveBeenCalledOnce()
}, 120_000)

test('the last backup is stored and only readable by the owner', async () => {
  const { signal } = new AbortController()
  expect(await readLastBackup(signal)).toBeNull()
  const first = { at: '2026-11-15T03:00:00.000Z', posts: 269, bytes: 3_000_000_000 }
  await saveLastBackup(first)
  await saveLastBackup({ ...first, posts: 270 })
  expect(await readLastBackup(signal)).toEqual({ ...first, posts: 270 })
  const { data } = await backend.visitor().from('desk_settings').select()
  expect(data ?? []).toEqual([])
})
