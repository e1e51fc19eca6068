/** The editor on its page for tests: mocked at the data boundary, under a fake clock. Import it before anything else. */
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useParams } from 'react-router-data'
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import { getOwnerPost } from '@/posts/ownerRepository'
import { insertPost, updatePost } from '@/posts/ownerWrites'
import type { Post } from '@/posts/post'
import { parsePostId } from '@/posts/queries'
import { queryClient } from '@/posts/queryClient'
import { a7c2 } from '@/posts/registry'
import { objectExists } from '@/supabase/uploads'
import { useConnection } from '@/admin/connection/connection'
import Editor from '@/admin/editor/Editor'
import { dropLocalDraft, listLocalDrafts } from '@/admin/editor/localDrafts'
import { useOpenedItem } from '@/admin/editor/useOpenedItem'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../support/dialog'
import { postOf } from '../../support/posts'
import { FakeWorker, imageOf } from '../desk'

const server = vi.hoisted(() => ({ session: true }))
vi.mock('@/posts/ownerWrites', () => ({
  insertPost: vi.fn<() => unknown>(),
  updatePost: vi.fn<() => unknown>(),
  trashPosts: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/ownerRepository', () => ({
  getOwnerPost: vi.fn<() => unknown>(),
  findPostByImage: () => Promise.resolve(null),
}))
vi.mock('@/supabase/ownerClient', () => ({
  hasOwnerSession: () => Promise.resolve(server.session),
  isOwner: () => Promise.resolve(true),
}))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/uploads', () => import('../../support/uploads'))

export const insert = vi.mocked(insertPost)
export const update = vi.mocked(updatePost)
/** A row that could be published as it is. */
export const whole = postOf({
  image: '/storage/v1/object/public/media/a.webp',
  alt: '안개 낀 산',
  summary: '가을',
})

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Lets answers arrive, and nothing that waits on purpose. */
export const settle = () => pass(50)

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetAllMocks()
  installDialogMethods()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
  HTMLElement.prototype.scrollIntoView = () => undefined
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
  FakeWorker.reply = ({ id }) => ({ id, image: imageOf() })
  useConnection.setState({ state: 'connected', asking: null })
  vi.mocked(objectExists).mockResolvedValue(true)
  server.session = true
  queryClient.clear()
  toasts.setState([], true)
  vi.mocked(getOwnerPost).mockResolvedValue(whole)
  insert.mockImplementation((_of, draft) => Promise.resolve(postOf({ ...draft, id: 7 })))
  update.mockImplementation(async (of, id, changes) => {
    const row = await getOwnerPost(of, id)
    return { ...postOf(row ?? {}), ...changes, id, updatedAt: '2026-11-20T13:00:00Z' }
  })
})

afterEach(async () => {
  cleanup()
  await settle()
  for (const { key } of [...(await allKept(null)), ...(await allKept(7))]) void dropLocalDraft(key)
  await settle()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function EditorPage() {
  const item = useOpenedItem(a7c2, parsePostId(useParams()['id']))
  return <Editor key={item.opening} collection={a7c2} id={item.id} onCreated={item.onCreated} />
}

export async function open(row: Post | null = null) {
  if (row) vi.mocked(getOwnerPost).mockResolvedValue(row)
  return openAt(row ? `${a7c2.uploadPath}/${row.id}` : a7c2.uploadPath)
}

/** Opens the address of a row that was deleted elsewhere. */
export async function openGone(id: number) {
  vi.mocked(getOwnerPost).mockResolvedValue(null)
  return openAt(`${a7c2.uploadPath}/${id}`)
}

async function openAt(path: string) {
  history.replaceState({ idx: 0 }, '', path)
  const router = createBrowserRouter([
    { path: `${a7c2.uploadPath}/:id?`, element: <EditorPage /> },
    { path: a7c2.adminListPath, element: <h1>목록</h1> },
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
export async function allKept(id: number | null) {
  const reading = listLocalDrafts('a7c2', id)
  await settle()
  return reading
}
/** What was kept of the row, or of a new one; the newest. */
export const kept = async (id: number | null = null) => (await allKept(id))[0] ?? null

/** The owner's session with the server is over. */
export function endSession() {
  useConnection.setState({ state: 'disconnected' })
  server.session = false
}
