import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { clear, createStore, entries, set } from 'idb-keyval'
import { type ActionFunction, createMemoryRouter, Form, Outlet, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminRoutes } from '@/admin/routes/routes'
import { queryClient } from '@/posts/read/queryClient'
import { blankDraft } from '@/posts/owner/postDraft'
import { signOutOwner } from '@/supabase/ownerClient'
import { wereDraftsErased } from '@/admin/editor/draftStore'
import { saveLocalDraft } from '@/admin/editor/localDrafts'
import { useLeaveGuard } from '@/admin/components/useLeaveGuard'
import { receivedPhotoStore } from '@/admin/received/receivedPhotoStore'
import { UnsavedWorkDialog } from '@/admin/shell/UnsavedWorkDialog'
import { useAdminSession } from '@/stores/adminSession'
import { dismissToast, toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../support/dialog'
import { settle } from '../../support/settle'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => ({
  signOutOwner: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
}))

let hasUnsavedWork = false
function Page() {
  const guard = useLeaveGuard(hasUnsavedWork)
  return (
    <>
      <Form method="post" action="/admin">
        <button type="submit">로그아웃</button>
      </Form>
      {guard.isAsking && <button onClick={guard.leave}>나가기</button>}
      <UnsavedWorkDialog />
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
const draftKeys = async () => (await entries(drafts)).map(([key]) => key)
const press = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }))
  await settle()
}

/** Called with the result of the log-out action. */
const onActionResult = vi.fn<(result: unknown) => void>()

/** Renders the admin's log-out action with a single page. Returns a function that reads the current URL. */
async function open() {
  const [adminRoute] = adminRoutes
  if (!adminRoute) throw new Error('no admin route')
  const { path = '', action } = adminRoute
  if (typeof action !== 'function') throw new Error('The admin route has no action.')
  const watched: ActionFunction = async (...args) => {
    const result: unknown = await action(...args)
    onActionResult(result)
    return result
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
  hasUnsavedWork = false
  toasts.setState([], true)
  queryClient.setQueryData(['owner', 'a7c2', 'list', {}], { posts: [{ title: '아직 아무도 못 본 글' }] })
  useAdminSession.getState().logIn(Date.now())
  await clear(drafts)
  await saveLocalDraft('a7c2/new/1', work)
  await saveLocalDraft('fanart/7/2', work)
})
afterEach(cleanup)

const isLoggedOut = () => !useAdminSession.getState().isLoggedIn

test('logging out does not ask without unsaved work', async () => {
  await clear(drafts)
  await open()
  await press('로그아웃')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(signOutOwner).toHaveBeenCalledTimes(1)
  expect(isLoggedOut()).toBe(true)
  // The action never resolves: only the guard redirects home.
  expect(onActionResult).not.toHaveBeenCalled()
})

test('logging out ends the session, clears the cache and keeps unsaved work', async () => {
  await open()
  await press('로그아웃')
  expect(screen.getByRole('dialog', { name: '이 브라우저에 쓰던 글이 있습니다' })).toHaveTextContent('2편')
  expect(isLoggedOut()).toBe(false)
  await press('남겨 두고 로그아웃')
  expect(signOutOwner).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(isLoggedOut()).toBe(true)
  expect(await draftKeys()).toHaveLength(2)
})

test('logging out erases unsaved work on request, and open pages store no more drafts', async () => {
  await open()
  await press('로그아웃')
  await press('지우고 로그아웃')
  expect(isLoggedOut()).toBe(true)
  expect(await draftKeys()).toEqual([])
  expect(await saveLocalDraft('a7c2/new/3', work)).toBe('browser')
  expect(await draftKeys()).toEqual([])
  localStorage.clear()
  expect(wereDraftsErased()).toBe(false)
})

test('logging out mentions received photos and erases them with the drafts', async () => {
  const photo = { version: 1, id: 'a', name: 'a.jpg', size: 1, receivedAt: Date.now(), index: 0 } as const
  await receivedPhotoStore.add(photo, new Blob(['bytes']))
  await open()
  await press('로그아웃')
  expect(
    screen.getByRole('dialog', { name: '이 브라우저에 쓰던 글과 받은 사진이 있습니다' }),
  ).toHaveTextContent('저장하지 않은 글 2편과 올리지 않은 사진 1장이')
  await press('지우고 로그아웃')
  expect(isLoggedOut()).toBe(true)
  expect(await receivedPhotoStore.listRecords()).toEqual([])
  expect(await receivedPhotoStore.getFile('a')).toBeUndefined()
})

test('logging out warns before leaving if the server session could not be revoked', async () => {
  vi.mocked(signOutOwner).mockResolvedValueOnce(false)
  await clear(drafts)
  await open()
  await press('로그아웃')
  const [toast] = toasts.getState()
  expect(toast?.message).toMatch(/서버에 닿지 못했습니다.*저절로 끝납니다/)
  act(() => dismissToast(toast?.id ?? 0))
  await settle()
  expect(isLoggedOut()).toBe(true)
})

test('closing the page during that warning also logs out', async () => {
  vi.mocked(signOutOwner).mockResolvedValueOnce(false)
  await clear(drafts)
  await open()
  await press('로그아웃')
  expect(isLoggedOut()).toBe(false)
  fireEvent(window, new Event('pagehide'))
  expect(isLoggedOut()).toBe(true)
})

test('cleared local storage does not count as an erasure of drafts', async () => {
  localStorage.setItem('blank-page-drafts-erased', 'once')
  vi.resetModules()
  const { wereDraftsErased: isErasedSince } = await import('@/admin/editor/draftStore')
  localStorage.clear()
  expect(isErasedSince()).toBe(false)
})

test('drafts of a newer format count as unsaved work', async () => {
  await set('a7c2/8/4', { version: 9 }, drafts)
  await open()
  await press('로그아웃')
  expect(screen.getByRole('dialog')).toHaveTextContent('3편')
})

test('cancelling stays on the page, and the guard for unsaved work asks again', async () => {
  hasUnsavedWork = true
  const address = await open()
  await press('로그아웃')
  await press('나가기')
  await press('취소')
  expect(isLoggedOut()).toBe(false)
  expect(address()).toBe('/admin/a7c2?page=2')
  expect(signOutOwner).not.toHaveBeenCalled()
  expect(await draftKeys()).toHaveLength(2)
  await press('로그아웃')
  expect(screen.getByText('나가기')).toBeVisible()
})

test('logging out is cancelled if erasing fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('blocked', 'InvalidStateError')
  })
  await open()
  await press('로그아웃')
  await press('지우고 로그아웃')
  expect(isLoggedOut()).toBe(false)
  expect(toasts.getState()[0]?.message).toMatch(/지우지 못해/)
  expect(wereDraftsErased()).toBe(false)
})
