import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { photoMetaSchema } from '@/posts/meta'
import { parseOwnerPosts } from '@/posts/owner/ownerRequests'
import { getOwnerPost, listOwnerPosts, listUsedTexts } from '@/posts/owner/ownerRepository'
import { insertPost } from '@/posts/owner/ownerWrites'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { type Collection, collections } from '@/posts/collections'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { useConnection } from '@/admin/connection/connection'
import Editor from '@/admin/editor/Editor'
import PostList from '@/admin/list/PostList'
import BatchUpload from '@/admin/upload/BatchUpload'
import { readMetadata } from '@/admin/upload/readMetadata'
import { Toaster } from '@/ui/toaster'
import { installDialogMethods } from '../support/dialog'
import { FakeWorker, imageFile, processedImage, pickFiles } from '../admin/fakeImageWorker'
import { buildPost } from '../support/posts'
import { dangersIn } from './dangers'
import { hostileRow, PAYLOADS } from './payloads'
import { settle } from '../support/settle'
import { stubMatchMedia } from '../support/mediaQuery'
import { stubResizeObserver } from '../support/observers'

vi.mock('@/posts/owner/ownerRepository', () => ({
  getOwnerPost: vi.fn<() => unknown>(),
  listOwnerPosts: vi.fn<() => unknown>(),
  listUsedTexts: vi.fn<() => unknown>(),
  countOwnerPosts: () => Promise.resolve({ all: 9, drafts: 3 }),
}))
vi.mock('@/posts/owner/ownerWrites', () => ({ insertPost: vi.fn<() => unknown>() }))
vi.mock('@/supabase/ownerClient', () => import('../support/ownerClient'))
vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))
vi.mock('@/supabase/uploads', () => import('../support/uploads'))

const TIMEOUT_MS = 180_000
const every = Object.values(collections)

beforeEach(() => {
  installDialogMethods()
  // Invalid fields are dropped and logged with their row; the editor warns about unknown content.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('scrollTo', () => undefined)
  stubMatchMedia(() => true)
  stubResizeObserver()
  URL.createObjectURL = () => 'blob:https://own.example/1'
  URL.revokeObjectURL = () => undefined
  useConnection.setState({ state: 'connected', formReason: null })
  queryClient.clear()
})

afterEach(() => {
  cleanup()
  expect('ran' in window).toBe(false)
  expect(Object.keys(Object.prototype)).toEqual([])
})

const GROUP_SIZE = 4

/** All payloads in groups. */
const groups = Array.from({ length: Math.ceil(PAYLOADS.length / GROUP_SIZE) }, (_, at) =>
  PAYLOADS.slice(at * GROUP_SIZE, (at + 1) * GROUP_SIZE),
)
/** The groups that one collection tests. */
const groupsOf = (index: number) => groups.filter((_group, at) => at % every.length === index)

/** Parses rows of a collection. Serial works are only shown with their series and number. */
function postsOf(index: number, rows: readonly object[]): Post[] {
  const collection: Collection = every[index] ?? collections.a7c2
  const { seriesField } = collection
  const numbered = rows.map((row, at) =>
    seriesField === null
      ? row
      : { ...row, meta: { ...Object(Reflect.get(row, 'meta')), [seriesField]: 'tls', number: at + 1 } },
  )
  return parseOwnerPosts<object>(collection, numbered)
}

/** Builds a row of several payloads: all of them in its body, and each in some of its fields. */
function rowOf([first = '', ...others]: readonly string[]): object {
  const row = hostileRow(1, first)
  const bodies = [first, ...others].map((payload) => hostileRow(1, payload)['body'])
  const [second = first, third = first, fourth = first] = others
  return {
    ...row,
    body: {
      type: 'doc',
      content: bodies.flatMap((body): unknown[] => Object(body).content),
    },
    alt: second,
    summary: third,
    meta: { ...Object(row['meta']), camera: second, lens: third, client: fourth, category: second },
  }
}

async function show(page: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: page }])
  const { container } = render(<RouterProvider router={router} />)
  await settle()
  return container
}

describe.each(every.map((collection, index) => [collection.key, collection, index] as const))(
  'hostile rows of %s in the admin',
  (_key, collection, index) => {
    test('stay text in the list', { timeout: TIMEOUT_MS }, async () => {
      const rows = groupsOf(index)
        .flat()
        .map((payload, at) => hostileRow(at + 1, payload))
      const posts = postsOf(index, rows)
      expect(posts).toHaveLength(rows.length)
      for (let at = 0; at < posts.length; at += ADMIN_LIST_PAGE_SIZE) {
        const page = posts.slice(at, at + ADMIN_LIST_PAGE_SIZE)
        vi.mocked(listOwnerPosts).mockResolvedValue({ posts: page, total: posts.length })
        const container = await show(<PostList collection={collection} />)
        await vi.waitFor(() => expect(container.querySelectorAll('[data-post-id]')).toHaveLength(page.length))
        expect(dangersIn(document), page[0]?.title.slice(0, 80)).toEqual([])
        cleanup()
        queryClient.clear()
      }
    })

    test('stay text in the editor', { timeout: TIMEOUT_MS }, async () => {
      for (const group of groupsOf(index)) {
        const [post] = postsOf(index, [rowOf(group)])
        if (!post) throw new Error('no row')
        vi.mocked(listUsedTexts).mockResolvedValue(group.map((payload) => payload.slice(0, 200)))
        vi.mocked(getOwnerPost).mockResolvedValue(post)
        await show(<Editor collection={collection} id={1} onCreated={() => undefined} />)
        await vi.waitFor(() => expect(document.querySelector('.ProseMirror')).toBeVisible())
        expect(dangersIn(document), post.title.slice(0, 80)).toEqual([])
        cleanup()
        queryClient.clear()
      }
    })
  },
)

describe('hostile files', () => {
  test('stay text in file names, EXIF and the resulting posts', { timeout: TIMEOUT_MS }, async () => {
    const insert = vi.mocked(insertPost)
    insert.mockImplementation((_of, values) => Promise.resolve(buildPost(values)))
    const short = groups.map((group) => group.filter(({ length }) => length < 10_000))
    let asked = 0
    FakeWorker.reply = ({ id }) => {
      const [camera, lens, shutter, filmSimulation] = short[asked++ % short.length] ?? []
      const photo = v.parse(photoMetaSchema, { camera, lens, shutter, filmSimulation })
      return { id, image: processedImage(photo) }
    }
    const container = await show(
      <>
        <BatchUpload collection={collections.x100vi} />
        <Toaster />
      </>,
    )
    const input = container.querySelector<HTMLElement>('input[type=file]')
    if (!input) throw new Error('no input')
    pickFiles(input, ...short.map((group) => imageFile(`${group.join(' ')}.jpg`)))
    await vi.waitFor(() => expect(insert).toHaveBeenCalledTimes(short.length), TIMEOUT_MS)
    await settle()
    expect(container.querySelectorAll('[data-phase]')).toHaveLength(short.length)
    expect(dangersIn(document)).toEqual([])
    for (const [, { title }] of insert.mock.calls) expect(Array.from(title).length).toBeLessThanOrEqual(120)
  })

  test('have EXIF values that are read as text', () => {
    for (const payload of PAYLOADS.filter(({ length }) => length < 10_000))
      for (const value of Object.values(readMetadata(jpegWith(payload)))) expect(typeof value).toBe('string')
    expect(readMetadata(jpegWith('<b>')).camera).toBe('<b>')
  })
})

/** Builds a JPEG that holds only EXIF, with the text as its maker and model. */
function jpegWith(text: string): ArrayBuffer {
  const value = [...new TextEncoder().encode(text), 0]
  const short = (number: number) => [number & 255, number >> 8]
  const long = (number: number) => [...short(number & 65535), ...short(number >>> 16)]
  const padded = value.length > 4 ? value : [...value, 0, 0, 0, 0].slice(0, 5)
  const entry = (tag: number) => [...short(tag), ...short(2), ...long(padded.length), ...long(38)]
  const tiff = [
    0x49,
    0x49,
    ...short(42),
    ...long(8),
    ...short(2),
    ...entry(0x10f),
    ...entry(0x110),
    ...long(0),
  ]
  const exif = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff, ...padded]
  const length = exif.length + 2
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...exif, 0xff, 0xd9]).buffer
}
