import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { clear, createStore, entries, set } from 'idb-keyval'
import { type ActionFunction, createMemoryRouter, Form, Outlet, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskRoutes } from '@/admin/routes/routes'
import { queryClient } from '@/posts/queryClient'
import { blankDraft } from '@/posts/postDraft'
import { signOutOwner } from '@/supabase/ownerClient'
import { isErased } from '@/admin/editor/draftErasure'
import { keepLocalDraft } from '@/admin/editor/localDrafts'
import { useLeaveGuard } from '@/admin/components/useLeaveGuard'
import { receivedPhotos } from '@/admin/received/receivedHere'
import { KeptWorkDialog } from '@/admin/shell/KeptWorkDialog'
import { useAdminSession } from '@/stores/adminSession'
import { dismissToast, toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../support/dialog'
import { settle } from '../../support/settle'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => ({
  signOutOwner: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
}))

let unsaved = false
function Page() {
  const guard = useLeaveGuard(unsaved)
  return (
    <>
      <Form method="post" action="/admin">
        <button type="submit">로그아웃</button>
      </Form>
      {guard.isAsking && <button onClick={guard.leave}>나가기</button>}
      <KeptWorkDialog />
    </>
  )
}

const drafts = createStore('blank-page-drafts', 'drafts')
const work = {
  draft: blankDraft(),
  picture: null,
  stored: null,
  base: { draft: blankDraft(), updatedAt: null },
}
const keptKeys = async () => (await entries(drafts)).map(([key]) => key)
const press = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }))
  await settle()
}

/** Told what logging out has answered to the router. */
const answered = vi.fn<(answer: unknown) => void>()

/** The desk's own routes, with this page in the place of every other; gives where one is. */
async function open() {
  const [desk] = deskRoutes
  if (!desk) throw new Error('no desk')
  const { path = '', action } = desk
  if (typeof action !== 'function') throw new Error('The desk has no way out.')
  const watched: ActionFunction = async (...args) => {
    const answer: unknown = await action(...args)
    answered(answer)
    return answer
  }
  const routes = [
    { path, action: watched, element: <Outlet />, children: [{ path: '*', element: <Page /> }] },
  ]
  history.replaceState(null, '', '/admin/a7c2?page=2')
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/a7c2?page=2'] })
  await act(async () => render(<RouterProvider router={router} />))
  return () => router.state.location.pathname + router.state.location.search
}

beforeEach(async () => {
  vi.clearAllMocks()
  installDialogMethods()
  vi.stubGlobal('scrollTo', () => undefined)
  unsaved = false
  toasts.setState([], true)
  queryClient.setQueryData(['owner', 'a7c2', 'list', {}], { posts: [{ title: '아직 아무도 못 본 글' }] })
  useAdminSession.getState().logIn(Date.now())
  await clear(drafts)
  await keepLocalDraft('a7c2/new/1', work)
  await keepLocalDraft('fanart/7/2', work)
})
afterEach(cleanup)

const isOut = () => !useAdminSession.getState().isLoggedIn

test('logging out asks for nothing where nothing is kept', async () => {
  await clear(drafts)
  await open()
  await press('로그아웃')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(signOutOwner).toHaveBeenCalledTimes(1)
  expect(isOut()).toBe(true)
  // The guard alone leads home: a second way there would cut the first one off.
  expect(answered).not.toHaveBeenCalled()
})

test('it ends the session, empties the cache, and leaves what is kept', async () => {
  await open()
  await press('로그아웃')
  expect(screen.getByRole('dialog', { name: '이 브라우저에 쓰던 글이 있습니다' })).toHaveTextContent('2편')
  expect(isOut()).toBe(false)
  await press('남겨 두고 로그아웃')
  expect(signOutOwner).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(isOut()).toBe(true)
  expect(await keptKeys()).toHaveLength(2)
})

test('it erases all that is kept when the owner says so, and no open page keeps more', async () => {
  await open()
  await press('로그아웃')
  await press('지우고 로그아웃')
  expect(isOut()).toBe(true)
  expect(await keptKeys()).toEqual([])
  expect(await keepLocalDraft('a7c2/new/3', work)).toBe('browser')
  expect(await keptKeys()).toEqual([])
  localStorage.clear()
  expect(isErased()).toBe(false)
})

test('it tells of photographs that a phone has shared, and takes them away with the rest', async () => {
  const photo = { version: 1, id: 'a', name: 'a.jpg', size: 1, receivedAt: Date.now(), index: 0 } as const
  await receivedPhotos.keep(photo, new Blob(['with the place where it was taken']))
  await open()
  await press('로그아웃')
  expect(
    screen.getByRole('dialog', { name: '이 브라우저에 쓰던 글과 받은 사진이 있습니다' }),
  ).toHaveTextContent('저장하지 않은 글 2편과 올리지 않은 사진 1장이')
  await press('지우고 로그아웃')
  expect(isOut()).toBe(true)
  expect(await receivedPhotos.notes()).toEqual([])
  expect(await receivedPhotos.file('a')).toBeUndefined()
})

test('it says so, before it goes, where the server has not heard of it', async () => {
  vi.mocked(signOutOwner).mockResolvedValueOnce(false)
  await clear(drafts)
  await open()
  await press('로그아웃')
  const [toast] = toasts.getState()
  expect(toast?.message).toMatch(/서버에 닿지 못했습니다.*저절로 끝납니다/)
  act(() => dismissToast(toast?.id ?? 0))
  await settle()
  expect(isOut()).toBe(true)
})

test('closing the page while that is said logs out, too', async () => {
  vi.mocked(signOutOwner).mockResolvedValueOnce(false)
  await clear(drafts)
  await open()
  await press('로그아웃')
  expect(isOut()).toBe(false)
  fireEvent(window, new Event('pagehide'))
  expect(isOut()).toBe(true)
})

test('a storage that was cleared is no erasure, though one was known', async () => {
  localStorage.setItem('blank-page-drafts-erased', 'once')
  vi.resetModules()
  const { isErased: isErasedSince } = await import('@/admin/editor/draftErasure')
  localStorage.clear()
  expect(isErasedSince()).toBe(false)
})

test('what a browser keeps of a newer kind counts, too', async () => {
  await set('a7c2/8/4', { version: 9 }, drafts)
  await open()
  await press('로그아웃')
  expect(screen.getByRole('dialog')).toHaveTextContent('3편')
})

test('called off, it leaves the owner where the work is, and asks again', async () => {
  unsaved = true
  const address = await open()
  await press('로그아웃')
  await press('나가기')
  await press('취소')
  expect(isOut()).toBe(false)
  expect(address()).toBe('/admin/a7c2?page=2')
  expect(signOutOwner).not.toHaveBeenCalled()
  expect(await keptKeys()).toHaveLength(2)
  await press('로그아웃')
  expect(screen.getByText('나가기')).toBeVisible()
})

test('it is not done when what was to be erased could not be', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('blocked', 'InvalidStateError')
  })
  await open()
  await press('로그아웃')
  await press('지우고 로그아웃')
  expect(isOut()).toBe(false)
  expect(toasts.getState()[0]?.message).toMatch(/지우지 못해/)
  expect(isErased()).toBe(false)
})
