import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { backUp, noteBackup } from '../../backend/backup.ts'
import { restore } from '../../backend/restore.ts'
import { COLLECTIONS } from '../../backend/collections.ts'
import { BACKUP_TABLES } from '../../src/posts/owner/backupTables.ts'
import { INTAKE_TABLE, MANIFEST, type Manifest } from '../../src/supabase/archive/format.ts'
import { createApiClient } from '../../scripts/data/backendAccess.ts'
import { addPictures, temporaryFolder, type TestServer, testServer } from './server.ts'

const SECRET = 'sb_secret_of_this_test_alone'

let server: TestServer
let owner: SupabaseClient
let folder: string
let archive: string
let original: Manifest
let token: string
let empty: TestServer
let target: SupabaseClient

beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
  await addPictures(owner)
  folder = temporaryFolder()
  archive = join(folder, 'whole.zip')
  const row = {
    title: '가나다 🖤',
    body: { type: 'doc', content: [] },
    meta: { iso: 0.5, 이름: '값' },
    position: 3,
  }
  const { data } = await owner.from('posts_a7c2').insert(row).select('id').single().throwOnError()
  await owner.from('posts_a7c2').update({ title: '고친 제목' }).eq('id', data.id).throwOnError()
  await owner
    .from('posts_fanart')
    .insert({ title: '예약', status: 'published', published_at: '2099-01-01T00:00:00Z' })
    .throwOnError()
  token = await addInquiries()
  original = await backUp(owner, archive)
  empty = await testServer({ samples: false, secretKey: SECRET })
  target = createApiClient(empty.url, SECRET)
}, 240_000)
afterAll(async () => {
  await empty.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** Sets the intake, sends a letter and adds older ones: spam that is past its time, and work with an answer. Returns the letter's token. */
async function addInquiries(): Promise<string> {
  const intake = { state: 'waitlist', places: 3, opens_on: '2027-01-12', note: '다음 달에 봬요.' }
  await owner.from('intake').update(intake).eq('id', 1).throwOnError()
  const created_at = '2026-02-03T04:05:06Z'
  const inquiries = await owner
    .from('inquiries')
    .insert([
      { kind: 'other', name: '손님', state: 'spam', created_at },
      {
        kind: 'commission',
        name: '손님',
        state: 'working',
        created_at,
        memo: '메모',
        links: ['https://a.kr'],
      },
    ])
    .select('id')
    .throwOnError()
  await owner
    .from('inquiry_messages')
    .insert({ inquiry_id: inquiries.data.at(-1)?.id, text: '반갑습니다.', created_at })
    .throwOnError()
  const letter = {
    kind: 'work',
    name: '이서안',
    text: '표지 그림을 부탁드려요.',
    consent: true,
    open_ms: 9000,
  }
  const sent = await server
    .visitor()
    .rpc('send_inquiry', { ...letter, client_key: 'client-key-of-the-letter' })
    .throwOnError()
  return String(sent.data.token)
}

/** Counts the rows and pictures of the target. */
async function countContent(): Promise<number> {
  const names = BACKUP_TABLES.filter((table) => table !== INTAKE_TABLE)
  const tables = [...names.map((table) => `public.${table}`), 'storage.objects']
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(' + ')
  const [row] = await empty.backend.database.query<{ count: number }>(`select (${counts})::int as count`)
  return row?.count ?? -1
}

/** Writes a copy of the archive whose files are changed by `edit`. Returns its path. */
async function repack(edit: (files: Map<string, Uint8Array>) => void): Promise<string> {
  const reader = new ZipReader(new Uint8ArrayReader(readFileSync(archive)), { useWebWorkers: false })
  const files = new Map<string, Uint8Array>()
  for (const entry of await reader.getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()))
  edit(files)
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [name, bytes] of files) await writer.add(name, new Uint8ArrayReader(bytes), { level: 0 })
  const file = join(folder, 'edited.zip')
  writeFileSync(file, await writer.close())
  return file
}
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
const bytes = (content: string) => new TextEncoder().encode(content)
const manifestOf = (files: Map<string, Uint8Array>): Manifest => JSON.parse(text(files.get(MANIFEST)))

test('a backup is a complete ZIP whose manifest lists every file with its checksum', async () => {
  expect(original.format).toBe(1)
  expect(original.counts).toMatchObject({ post_versions: 1 })
  expect(original.files).toHaveLength(BACKUP_TABLES.length + original.counts.media)
  const plain = await new ZipReader(new TextReader('no zip')).getEntries().catch(() => 'refused')
  expect(plain).toBe('refused')
})

test('a backup by the owner or with the service key is recorded as the last one', async () => {
  for (const client of [owner, target]) {
    await noteBackup(client, archive, original)
    await noteBackup(client, archive, original)
    const { data } = await client.from('desk_settings').select('name, value').throwOnError()
    const posts = COLLECTIONS.map((collection) => Number(original.counts[`posts_${collection}`]))
    const value = {
      at: original.date,
      posts: posts.reduce((sum, count) => sum + count, 0),
      bytes: statSync(archive).size,
    }
    expect(data).toEqual([{ name: 'last_backup', value }])
  }
})

test.each([0.01, 0.5, 0.999])(
  'an archive truncated to %f of its length is rejected before anything is written',
  async (share) => {
    const file = join(folder, 'truncated.zip')
    const whole = readFileSync(archive)
    writeFileSync(file, whole)
    truncateSync(file, Math.floor(whole.length * share))
    await expect(restore(target, file)).rejects.toThrow(/The backup is damaged/)
    expect(await countContent()).toBe(0)
  },
)

test.each<[string, (files: Map<string, Uint8Array>) => void]>([
  [
    'a row',
    (files) =>
      files.set(
        'rows/posts_a7c2.json',
        bytes(text(files.get('rows/posts_a7c2.json')).replace('고친', '바꾼')),
      ),
  ],
  [
    'a picture',
    (files) => files.set([...files.keys()].find((name) => name.startsWith('media/')) ?? '', bytes('other')),
  ],
  ['a missing file', (files) => files.delete('rows/post_versions.json')],
  ['an additional file', (files) => files.set('media/more.webp', bytes('more'))],
  [
    'another format',
    (files) => files.set(MANIFEST, bytes(JSON.stringify({ ...manifestOf(files), format: 2 }))),
  ],
  ['a missing manifest', (files) => files.delete(MANIFEST)],
  [
    'another count',
    (files) => {
      const manifest = manifestOf(files)
      files.set(MANIFEST, bytes(JSON.stringify({ ...manifest, counts: { ...manifest.counts, media: 1 } })))
    },
  ],
  [
    'a key that leaves the bucket',
    (files) => files.set(MANIFEST, bytes(text(files.get(MANIFEST)).replace('media/', 'media/../'))),
  ],
])('an archive with a change (%s) is rejected before anything is written', async (_name, edit) => {
  await expect(restore(target, await repack(edit))).rejects.toThrow(/The backup is damaged/)
  expect(await countContent()).toBe(0)
})

test('a file whose size differs from the manifest is rejected before it is unpacked', async () => {
  const larger = await repack((files) => {
    const picture = [...files.keys()].find((name) => name.startsWith('media/')) ?? ''
    files.set(picture, new Uint8Array(50_000_000))
  })
  await expect(restore(target, larger)).rejects.toThrow(/The size of .* differs from manifest\.json/)
})

test('a restore into a non-empty project is rejected', async () => {
  await target.from('posts_fanart').insert({ title: '이미 있는 글' }).throwOnError()
  await expect(restore(target, archive)).rejects.toThrow(/The project is not empty/)
  await target.from('posts_fanart').delete().gt('id', 0).throwOnError()
  const kept = await target.storage
    .from('media')
    .upload('kept.webp', bytes('x'), { contentType: 'image/webp' })
  expect(kept.error).toBeNull()
  await expect(restore(target, archive)).rejects.toThrow(/The project is not empty/)
  await target.storage.from('media').remove(['kept.webp'])
  expect(await countContent()).toBe(0)
})

test('a backup without episodes and chapters, as of earlier releases, is accepted', async () => {
  const missing = ['posts_episodes', 'posts_chapters'] as const
  const earlier = await repack((files) => {
    const manifest = manifestOf(files)
    const { posts_episodes: _episodes, posts_chapters: _chapters, ...counts } = manifest.counts
    const paths: string[] = missing.map((table) => `rows/${table}.json`)
    for (const path of paths) files.delete(path)
    const kept = manifest.files.filter(({ path }) => !paths.includes(path))
    files.set(MANIFEST, bytes(JSON.stringify({ ...manifest, counts, files: kept })))
  })
  // The archive passes all checks: the next one is that the project is empty.
  await target.from('posts_fanart').insert({ title: '이미 있는 글' }).throwOnError()
  await expect(restore(target, earlier)).rejects.toThrow(/The project is not empty/)
  await target.from('posts_fanart').delete().gt('id', 0).throwOnError()
})

test('a restored backup is identical, and new rows get the next ids', async () => {
  await restore(target, archive)
  const again = await backUp(target, join(folder, 'again.zip'))
  const sums = ({ files }: Manifest) => files.map(({ path, sha256 }) => `${path} ${sha256}`).toSorted()
  expect(sums(again)).toEqual(sums(original))
  expect(again.counts).toEqual(original.counts)
  const { data } = await target
    .from('posts_a7c2')
    .insert({ title: '다음' })
    .select('id')
    .single()
    .throwOnError()
  const { data: before } = await owner
    .from('posts_a7c2')
    .select('id')
    .order('id', { ascending: false })
    .limit(1)
    .single()
    .throwOnError()
  expect(data.id).toBe(Number(before.id) + 1)
})

test('a restored inquiry opens with its link, and what is past its time is erased', async () => {
  const receipt = await empty.visitor().rpc('read_inquiry', { token }).throwOnError()
  expect(receipt.data).toMatchObject({ name: '이서안', state: 'received' })
  const next = { kind: 'other', name: '다음 손님' }
  expect((await target.from('inquiries').insert(next).select('id').single().throwOnError()).data.id).toBe(4)
  const intake = await empty.visitor().from('intake').select('state, places, working').single()
  expect(intake.data).toEqual({ state: 'waitlist', places: 3, working: 1 })
  expect((await target.rpc('erase_inquiries').throwOnError()).data).toBe(1)
})

test('a project with earlier migrations is backed up without the tables that it lacks', async () => {
  await empty.backend.database.query('alter table public.inquiry_messages rename to other_messages')
  const { counts } = await backUp(target, join(folder, 'earlier.zip'))
  expect(Object.keys(counts)).toContain('inquiries')
  expect(Object.keys(counts)).not.toContain('inquiry_messages')
})
