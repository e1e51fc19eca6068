import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { rename } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mapCollections } from '@/posts/collections'
import { copyFile } from '@/posts/pictures/pictureCopies'
import type { Post } from '@/posts/post'
import { staticHost } from '../../../scripts/hosting/staticHost.ts'
import { listPictures } from '../../../scripts/media/listPictures.ts'
import { COPY_LIST_FILE } from '../../../scripts/media/liveSite.ts'
import { makeCopies, type MakeCopiesOptions } from '../../../scripts/media/makeCopies.ts'
import { readOriginal } from '../../../scripts/media/readOriginal.ts'

// The embedded backend, whose pictures have relative addresses.
vi.mock(import('@/supabase/backendUrl'), async (load) => ({ ...(await load()), storageBaseUrl: () => '' }))
vi.mock(import('node:fs/promises'), async (load) => {
  const files = await load()
  return { ...files, rename: vi.fn<typeof files.rename>(files.rename) }
})

const STORED = '/storage/v1/object/public/media/'
const WIDTH = 500
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">all rights reserved</x:xmpmeta>'

const top = mkdtempSync(join(tmpdir(), 'media-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))
const newFolder = (name: string) => mkdtempSync(join(top, `${name}-`))

let files: Map<string, Buffer>
let requested: string[]
let storage: { url: string; server: Server }
let servers: Server[]

/** Starts a server and returns its address. */
async function serve(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, server }
}

beforeEach(async () => {
  ;[files, requested, servers] = [new Map(), [], []]
  storage = await serve((request, response) => {
    const name = decodeURIComponent(request.url?.split(STORED)[1] ?? '')
    requested.push(name)
    const file = files.get(name)
    response.writeHead(file ? 200 : 404).end(file ?? 'not found')
  })
})
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections()
})

/** Stores a picture and returns its URL as rows have it. */
async function store(name: string, width = WIDTH): Promise<string> {
  const picture = sharp({ create: { width, height: 20, channels: 3, background: '#345' } })
  files.set(name, await picture.webp().toBuffer())
  return STORED + name.split('/').map(encodeURIComponent).join('/')
}

const dateOf = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()
const BUILT_AT = dateOf(1000)

/** A photo of this day with its picture. */
function postOf(day: number, image: string | null, change: Partial<Post> = {}): Post {
  const date = dateOf(day)
  return {
    id: day,
    title: '사진',
    createdAt: date,
    thumbnail: null,
    image,
    width: WIDTH,
    height: 20,
    placeholder: null,
    alt: null,
    summary: null,
    body: null,
    meta: {},
    status: 'published',
    publishedAt: date,
    updatedAt: date,
    position: null,
    ...change,
  }
}

/** Makes copies of photos into a new folder. */
async function make(posts: readonly Post[], options: Partial<MakeCopiesOptions> = {}) {
  const lines: string[] = []
  const out = newFolder('out')
  const made = await makeCopies({
    use: 'first',
    maxBytes: Infinity,
    maxMs: Infinity,
    rows: {
      ...mapCollections(() => []),
      a7c2: posts.map((post) => ({ ...post, pictures: listPictures(post) })),
    },
    builtAt: BUILT_AT,
    cache: newFolder('cache'),
    out,
    siteUrl: '',
    readOriginal: (url) => readOriginal(storage.url + url),
    log: (line) => lines.push(line),
    ...options,
  })
  return { ...made, out, lines }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
const namesOf = (key: string, widths = [480, WIDTH]) =>
  widths.flatMap((width) => [copyFile(key, width, 'avif'), copyFile(key, width, 'webp')])

test('every picture of a post has its copies once, and the smaller size of the same picture has none', async () => {
  const [a, b, cut, inText, nested] = await Promise.all(
    ['a.webp', 'b.webp', 'cut.webp', 'text.webp', 'nested.webp'].map((name) => store(name)),
  )
  const image = (src: string | undefined) => ({ type: 'image', attrs: { src, width: WIDTH } })
  const body = {
    type: 'doc',
    content: [image(inText), { type: 'blockquote', content: [image(nested), image(a)] }],
  }
  const posts = [
    postOf(2, a ?? '', { thumbnail: `${STORED}a-640.webp`, body }),
    postOf(1, null, { thumbnail: b ?? '', meta: { cuts: [{ image: cut, width: WIDTH }] } }),
    postOf(3, 'https://elsewhere.example/c.webp'),
  ]
  const { out, figures, coverage, lines } = await make(posts)
  const keys = ['a.webp', 'b.webp', 'cut.webp', 'nested.webp', 'text.webp']
  expect(filesIn(out)).toEqual([COPY_LIST_FILE, ...keys.flatMap((key) => namesOf(key))].toSorted())
  expect(requested.toSorted()).toEqual(keys)
  expect(figures).toMatchObject({ pictures: 5, files: 20, small: 0, missing: 0 })
  expect(coverage).toMatchObject({ allSince: dateOf(1), smallSince: null, missing: [] })
  expect(lines[0]).toMatch(/^5 pictures with 20 copies, 0\.0 MB: 0 from the cache, 0 from the site, 5 made$/)
})

describe('the limits', () => {
  test('newer pictures get all copies, those beyond the megabytes the small one', async () => {
    const days = Array.from({ length: 12 }, (_, index) => index + 1)
    const posts = await Promise.all(days.map(async (day) => postOf(day, await store(`${day}.webp`))))
    const { out, coverage, figures } = await make(posts, { maxBytes: 1 })
    const isComplete = (day: number) => existsSync(join(out, copyFile(`${day}.webp`, 480, 'avif')))
    const complete = days.filter(isComplete)
    // Several pictures are made at the same time, so more than one starts before the limit is reached.
    expect(complete).toEqual(days.slice(-complete.length))
    expect(figures).toMatchObject({ pictures: 12, small: 12 - complete.length })
    expect(coverage).toMatchObject({ allSince: dateOf(complete[0] ?? 0), smallSince: dateOf(1) })
    for (const name of namesOf('1.webp', [WIDTH])) expect(existsSync(join(out, name))).toBe(true)
  })

  test('nothing is made after the time, and the next build goes on', async () => {
    const posts = [postOf(1, await store('old.webp')), postOf(2, await store('new.webp'))]
    const cache = newFolder('cache')
    const first = await make(posts, { maxMs: 0, cache })
    expect(first).toMatchObject({
      figures: { pictures: 0, missing: 2 },
      coverage: { allSince: null, missing: [] },
    })
    const second = await make(posts, { cache })
    expect(second).toMatchObject({ figures: { pictures: 2, missing: 0 }, coverage: { allSince: dateOf(1) } })
  })
})

describe('a second build reads', () => {
  test('the cache', async () => {
    const posts = [postOf(1, await store('a.webp'))]
    const cache = newFolder('cache')
    const first = await make(posts, { cache })
    requested = []
    const second = await make(posts, { cache })
    expect(requested).toEqual([])
    for (const name of namesOf('a.webp'))
      expect(readFileSync(join(second.out, name))).toEqual(readFileSync(join(first.out, name)))
  })

  test('the original again if a file of the cache is damaged', async () => {
    const posts = [postOf(1, await store('a.webp'))]
    const cache = newFolder('cache')
    await make(posts, { cache })
    const [cached = ''] = filesIn(cache).filter((name) => name.endsWith('480.avif'))
    writeFileSync(join(cache, cached), 'half')
    const { out } = await make(posts, { cache })
    expect(requested).toEqual(['a.webp', 'a.webp'])
    expect((await sharp(join(out, copyFile('a.webp', 480, 'avif'))).metadata()).width).toBe(480)
  })

  test('the originals again if their rights have changed', async () => {
    const posts = [postOf(1, await store('a.webp'))]
    const cache = newFolder('cache')
    const before = await make(posts, { cache })
    const site = await publish(before.out)
    const { out } = await make(posts, { cache, siteUrl: site.url, withXmp: () => XMP })
    expect(requested).toEqual(['a.webp', 'a.webp'])
    for (const name of namesOf('a.webp'))
      expect((await sharp(join(out, name)).metadata()).xmp?.toString()).toBe(XMP)
  })

  test('the published site without a cache, and only what it has', async () => {
    const first = await make([postOf(1, await store('a b%.webp'))])
    const site = await publish(first.out)
    requested = []
    const posts = [postOf(1, await store('a b%.webp')), postOf(2, await store('new.webp'))]
    const second = await make(posts, { siteUrl: site.url })
    expect(requested).toEqual(['new.webp'])
    expect(site.missed).toEqual([])
    expect(second.lines[0]).toContain('0 from the cache, 1 from the site, 1 made')
    for (const name of namesOf('a b%.webp'))
      expect(readFileSync(join(second.out, name))).toEqual(readFileSync(join(first.out, name)))
  })

  test.each([
    ['a damaged copy', (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 50))],
    ['a page instead of a copy', (file: string) => writeFileSync(file, '<!doctype html>')],
    ['no copy', (file: string) => rmSync(file)],
  ])('storage if the published site has %s', async (_kind, spoil) => {
    const posts = [postOf(1, await store('a.webp'))]
    const { out } = await make(posts)
    spoil(join(out, copyFile('a.webp', 480, 'webp')))
    const site = await publish(out)
    expect((await make(posts, { siteUrl: site.url })).figures.pictures).toBe(1)
    expect(requested).toEqual(['a.webp', 'a.webp'])
  })

  test('storage if the published site is unreachable', async () => {
    const posts = [postOf(1, await store('a.webp'))]
    expect((await make(posts, { siteUrl: 'http://127.0.0.1:9' })).figures.pictures).toBe(1)
  })
})

/** Serves a build like a host, and counts the requests for files that it does not have. */
async function publish(out: string) {
  const folder = newFolder('site')
  cpSync(out, folder, { recursive: true })
  mkdirSync(folder, { recursive: true })
  for (const page of ['200.html', '404.html']) writeFileSync(join(folder, page), '<!doctype html>')
  const host = staticHost({ folder })
  const missed: string[] = []
  const { url } = await serve((request, response) => {
    response.on('finish', () => {
      if (response.statusCode !== 200) missed.push(request.url ?? '')
    })
    host(request, response, () => response.writeHead(501).end())
  })
  return { url, missed }
}

describe('a picture that cannot be copied', () => {
  test('is named and left to storage, and the others are copied', async () => {
    files.set('empty.webp', Buffer.alloc(0))
    files.set('page.webp', Buffer.from('<!doctype html>'))
    const posts = [
      postOf(1, await store('a.webp')),
      ...['gone.webp', 'empty.webp', 'page.webp'].map((name, day) => postOf(day + 2, STORED + name)),
      postOf(9, await store(`${'가'.repeat(80)}.webp`)),
      postOf(8, await store('what?.webp')),
    ]
    const { out, notes, figures, coverage } = await make(posts)
    expect(filesIn(join(out, 'media'))).toEqual(
      namesOf('a.webp')
        .map((name) => name.slice('media/'.length))
        .toSorted(),
    )
    expect(figures).toMatchObject({ pictures: 1, missing: 5 })
    expect(coverage?.missing).toHaveLength(5)
    expect(coverage?.allSince).toBe(dateOf(1))
    expect(notes.filter((line) => line.startsWith('- ')).toSorted()).toEqual([
      '- empty.webp: it is empty',
      '- gone.webp: HTTP 404',
      '- page.webp: it is damaged or not a picture',
      '- what?.webp: its name cannot be the name of a file',
      `- ${'가'.repeat(80)}.webp: its name cannot be the name of a file`,
    ])
  })

  test('stops further reading if storage does not answer', async () => {
    const posts = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => postOf(index + 1, await store(`${index}.webp`))),
    )
    let reads = 0
    const { figures } = await make(posts, {
      readOriginal: () => {
        reads += 1
        return Promise.reject(new Error('HTTP 402'))
      },
    })
    expect(figures.missing).toBe(30)
    expect(reads).toBeLessThan(10)
  })
})

test('a full disk stops the build with one message and leaves no unfinished file', async () => {
  const posts = [postOf(1, await store('a.webp'))]
  const cache = newFolder('cache')
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  vi.mocked(rename).mockRejectedValueOnce(full)
  await expect(make(posts, { cache })).rejects.toThrow(/^The disk is full: .* could not be written/)
  expect(filesIn(cache)).toEqual([])
})

test('10,001 rows with one picture are covered', async () => {
  const image = await store('a.webp')
  const posts = Array.from({ length: 10_001 }, (_, index) =>
    postOf((index % 900) + 1, image, { id: index + 1 }),
  )
  const { figures, coverage } = await make(posts)
  expect(figures).toMatchObject({ pictures: 1 })
  expect(coverage?.allSince).toBe(dateOf(1))
  expect(requested).toHaveLength(1)
})
