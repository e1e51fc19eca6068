/** The editor on its page for tests: mocked at the data boundary, under a fake clock. Import it before anything else. */
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import { getOwnerPost } from '@/collections/ownerRepository'
import { insertPost, updatePost } from '@/collections/ownerWrites'
import type { Post } from '@/collections/post'
import { queryClient } from '@/collections/queries'
import { a7c2 } from '@/collections/registry'
import { useConnection } from '@/features/collection-admin/connection/connection'
import Editor from '@/features/collection-admin/editor/Editor'
import { dropLocalDraft, readLocalDraft } from '@/features/collection-admin/editor/localDrafts'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../../dialog'
import { postOf } from '../../../posts'
import { FakeWorker, imageOf } from '../desk'

const server = vi.hoisted(() => ({ session: true }))
vi.mock('@/collections/ownerWrites', () => ({
  insertPost: vi.fn<() => unknown>(),
  updatePost: vi.fn<() => unknown>(),
}))
vi.mock('@/collections/ownerRepository', () => ({
  getOwnerPost: vi.fn<() => unknown>(),
  findPostByImage: () => Promise.resolve(null),
}))
vi.mock('@/collections/ownerMedia', () => ({ removeUnusedPictures: vi.fn<() => unknown>() }))
vi.mock('@/data/ownerClient', () => ({
  hasOwnerSession: () => Promise.resolve(server.session),
  isOwner: () => Promise.resolve(true),
}))
vi.mock('@/data/backendUrl', () => ({ backendUrl: () => 'http://localhost', backendKey: () => 'key' }))
vi.mock('@/data/uploads', () => ({
  uploadObject: vi.fn<() => unknown>(),
  removeObjects: vi.fn<() => unknown>(),
  newImageKeys: () => ({ full: 'new.webp', thumbnail: 'new-640.webp' }),
  publicObjectUrl: (key: string) => `/storage/v1/object/public/media/${key}`,
}))

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
  server.session = true
  queryClient.clear()
  toasts.setState([], true)
  vi.mocked(getOwnerPost).mockResolvedValue(whole)
  insert.mockImplementation((_of, draft) => Promise.resolve(postOf({ ...draft, id: 7 })))
  update.mockImplementation((_of, id, draft) =>
    Promise.resolve(postOf({ ...draft, id, updatedAt: '2026-11-20T13:00:00Z' })),
  )
})

afterEach(async () => {
  cleanup()
  await settle()
  for (const key of ['a7c2/new', 'a7c2/7']) void dropLocalDraft(key)
  await settle()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

export async function open(row: Post | null = null) {
  if (row) vi.mocked(getOwnerPost).mockResolvedValue(row)
  const path = row ? `${a7c2.uploadPath}/${row.id}` : a7c2.uploadPath
  history.replaceState({ idx: 0 }, '', path)
  const view = render(
    <BrowserRouter>
      <Routes>
        <Route path={path} element={<Editor collection={a7c2} id={row?.id ?? null} />} />
        <Route path={a7c2.adminListPath} element={<h1>목록</h1>} />
      </Routes>
    </BrowserRouter>,
  )
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
export async function kept(key = 'a7c2/new') {
  const reading = readLocalDraft(key)
  await settle()
  return reading
}

/** The owner's session with the server is over. */
export function endSession() {
  useConnection.setState({ state: 'disconnected' })
  server.session = false
}
