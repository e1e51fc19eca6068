import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerUpdates } from '@/app/offline/offerUpdates'
import { trackPendingWork } from '@/lib/storage/pendingWork'
import { setPageFrame } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'
import { addOpenDialog } from '@/ui/openDialogs'
import { chooseToastAction, dismissToast, toasts } from '@/ui/toaster/store'
import { FakeRegistration, FakeWorker, FakeWorkers } from '../../support/serviceWorker'

let workers: FakeWorkers
let registration: FakeRegistration

beforeEach(() => {
  vi.useFakeTimers()
  registration = new FakeRegistration()
  workers = new FakeWorkers()
  workers.controller = new FakeWorker()
  vi.stubGlobal('navigator', { serviceWorker: workers })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Makes pending offers visible so that they can be dismissed.
  for (const theme of ['night', 'paper'] as const) setPageFrame({ theme })
  for (const { id } of toasts.getState()) dismissToast(id)
})

const offer = () => offerUpdates(registration)
const offers = () => toasts.getState().map(({ message, action }) => [message, action?.label])
const OFFER = [['사이트가 새로워졌습니다.', '새로 고침']]

/** The browser finds a new release. */
function findRelease() {
  const worker = new FakeWorker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  return worker
}

/** The new worker is installed. */
function install(worker: FakeWorker) {
  registration.installing = null
  registration.waiting = worker
  worker.state = 'installed'
  worker.dispatchEvent(new Event('statechange'))
  return worker
}

const release = () => install(findRelease())

it('offers a release once its worker is installed', () => {
  offer()
  expect(offers()).toEqual([])
  const worker = release()
  expect(offers()).toEqual(OFFER)
  expect(worker.postMessage).not.toHaveBeenCalled()
  chooseToastAction(toasts.getState()[0]!.id)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
})

it('offers a release that was found before the listener was added', () => {
  const worker = findRelease()
  offer()
  expect(offers()).toEqual([])
  install(worker)
  expect(offers()).toEqual(OFFER)
})

it('offers only the newest of two releases', () => {
  offer()
  release()
  expect(offers()).toEqual(OFFER)
  setPageFrame({ theme: 'reading', header: 'none' })
  const old = release()
  const newest = release()
  setPageFrame({ theme: 'paper' })
  expect(offers()).toEqual(OFFER)
  chooseToastAction(toasts.getState()[0]!.id)
  expect(old.postMessage).not.toHaveBeenCalled()
  expect(newest.postMessage).toHaveBeenCalledOnce()
})

it('offers nothing for the first worker', () => {
  workers.controller = null
  offer()
  release()
  expect(offers()).toEqual([])
})

it('offers nothing for a first worker that controls the page before it is active', () => {
  registration.active = null
  offer()
  release()
  expect(offers()).toEqual([])
})

it('hides the offer while the novel reader is open', () => {
  setPageFrame({ theme: 'reading', header: 'none' })
  offer()
  release()
  expect(offers()).toEqual([])
  setPageFrame({ theme: 'paper' })
  expect(offers()).toEqual(OFFER)
  setPageFrame({ theme: 'reading', header: 'none' })
  expect(offers()).toEqual([])
  setPageFrame({ theme: 'paper' })
  expect(offers()).toEqual(OFFER)
})

it('waits until a menu with a scroll lock is closed', () => {
  useScroll.getState().lock('side-menu')
  offer()
  release()
  expect(offers()).toEqual([])
  useScroll.getState().unlock('side-menu')
  expect(offers()).toEqual(OFFER)
})

it('hides the offer while a dialog is open', () => {
  const close = addOpenDialog(document.createElement('dialog'))
  offer()
  release()
  expect(offers()).toEqual([])
  close()
  expect(offers()).toEqual(OFFER)
  const closeNext = addOpenDialog(document.createElement('dialog'))
  expect(offers()).toEqual([])
  closeNext()
  expect(offers()).toEqual(OFFER)
})

it('offers nothing in the admin app', () => {
  window.history.replaceState(null, '', '/admin/a7c2/Upload')
  offer()
  release()
  expect(offers()).toEqual([])
  window.history.replaceState(null, '', '/')
})

it('reloads only after the offer was accepted, the new worker is active and unfinished work is done', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname: '/about/Profile', reload })
  offer()
  release()
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()

  let finish = () => {}
  void trackPendingWork(new Promise<void>((resolve) => (finish = resolve)))
  release()
  chooseToastAction(toasts.getState()[0]!.id)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).not.toHaveBeenCalled()
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
})

it('does not offer again after the toast has expired', () => {
  offer()
  release()
  dismissToast(toasts.getState()[0]!.id)
  setPageFrame({ theme: 'night' })
  expect(offers()).toEqual([])
})
