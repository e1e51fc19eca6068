/** Renders the editor's page with mocked data access and a fake clock. Must be the first import. */
import { resetAdminPage } from '../adminPage'
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useParams } from 'react-router-data'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import type { CollectionKey } from '@/posts/collections'
import { getListedPost, getOwnerPost, listOwnerPosts } from '@/posts/owner/ownerRepository'
import { insertPost, updatePost } from '@/posts/owner/ownerWrites'
import type { Post } from '@/posts/post'
import { parsePostId } from '@/posts/read/queries'
import { a7c2 } from '../../support/galleries'
import { objectExists } from '@/supabase/uploads'
import { useConnection } from '@/admin/connection/connection'
import Editor, { type EditorProps } from '@/admin/editor/Editor'
import { deleteLocalDraft, listLocalDrafts } from '@/admin/editor/localDrafts'
import { useEditorTarget } from '@/admin/editor/useEditorTarget'
import { buildPost } from '../../support/posts'
import { installFakeWorker } from '../fakeImageWorker'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubResizeObserver } from '../../support/observers'

const server = vi.hoisted(() => ({ session: true }))
vi.mock('@/posts/owner/ownerWrites', () => ({
  insertPost: vi.fn<() => unknown>(),
  updatePost: vi.fn<() => unknown>(),
  trashPosts: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/ownerRepository', () => ({
  getOwnerPost: vi.fn<() => unknown>(),
  getListedPost: vi.fn<() => unknown>(),
  listOwnerPosts: vi.fn<() => unknown>(),
  findPostByImage: () => Promise.resolve(null),
}))
vi.mock('@/supabase/ownerClient', () => ({
  hasOwnerSession: () => Promise.resolve(server.session),
  isOwner: () => Promise.resolve(true),
}))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

export const insert = vi.mocked(insertPost)
export const update = vi.mocked(updatePost)
/** A row with everything that publishing requires. */
export const completePost = buildPost({
  image: '/storage/v1/object/public/media/a.webp',
  alt: '안개 낀 산',
  summary: '가을',
})

export const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Resolves pending requests, without triggering debounced work. */
export const settle = () => advanceTime(50)

beforeEach(() => {
  resetAdminPage()
  vi.useFakeTimers()
  stubResizeObserver()
  stubMatchMedia(() => true)
  HTMLElement.prototype.scrollIntoView = () => undefined
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  installFakeWorker()
  vi.mocked(objectExists).mockResolvedValue(true)
  server.session = true
  vi.mocked(getOwnerPost).mockResolvedValue(completePost)
  vi.mocked(getListedPost).mockResolvedValue(null)
  vi.mocked(listOwnerPosts).mockResolvedValue({ posts: [], total: 0 })
  insert.mockImplementation((_of, draft) => Promise.resolve(buildPost({ ...draft, id: 7 })))
  update.mockImplementation(async (of, id, changes) => {
    const row = await getOwnerPost(of, id)
    return { ...buildPost(row ?? {}), ...changes, id, updatedAt: '2026-11-20T13:00:00Z' }
  })
})

afterEach(async () => {
  cleanup()
  await settle()
  for (const collection of ['a7c2', 'chapters', 'commissions'] as const)
    for (const id of [null, 7])
      for (const { key } of await listDrafts(id, collection)) void deleteLocalDraft(key)
  await settle()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The collection of the opened editor, and its form if it is not that of every item. */
type EditorKind = Pick<EditorProps, 'collection' | 'form'>

function EditorPage({ collection, ...form }: EditorKind) {
  const target = useEditorTarget(collection, parsePostId(useParams()['id']))
  return (
    <Editor
      key={target.revision}
      collection={collection}
      id={target.id}
      onCreated={target.onCreated}
      {...form}
    />
  )
}

export async function openEditor(row: Post | null = null, kind: EditorKind = { collection: a7c2 }) {
  if (row) vi.mocked(getOwnerPost).mockResolvedValue(row)
  const { uploadPath } = kind.collection
  return openAt(row ? `${uploadPath}/${row.id}` : uploadPath, kind)
}

/** Opens the address of a row that was deleted elsewhere. */
export async function openDeletedPost(id: number) {
  vi.mocked(getOwnerPost).mockResolvedValue(null)
  return openAt(`${a7c2.uploadPath}/${id}`)
}

async function openAt(path: string, kind: EditorKind = { collection: a7c2 }) {
  history.replaceState({ idx: 0 }, '', path)
  const router = createBrowserRouter([
    { path: `${kind.collection.uploadPath}/:id?`, element: <EditorPage {...kind} /> },
    { path: kind.collection.adminListPath, element: <h1>목록</h1> },
  ])
  onTestFinished(() => router.dispose())
  const view = render(<RouterProvider router={router} />)
  await settle()
  return view
}

export const field = (label: string) => screen.getByLabelText(label)
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const press = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }))
  await settle()
}
export const ctrlS = (more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true, ...more })
export async function listDrafts(id: number | null, collection: CollectionKey = 'a7c2') {
  const drafts = listLocalDrafts(collection, id)
  await settle()
  return drafts
}
/** Returns the newest draft of the row, or of a new item. */
export const latestDraft = async (id: number | null = null) => (await listDrafts(id))[0] ?? null

/** Makes the browser refuse to store drafts, so that they are kept in memory. */
export function fillStorage() {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

/** Expires the owner's session. */
export function expireSession() {
  useConnection.setState({ state: 'disconnected' })
  server.session = false
}
