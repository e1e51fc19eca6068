import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerUpdates } from '@/app/offline/offerUpdates'
import { finishBeforeLeaving } from '@/lib/storage/unfinishedWork'
import { adoptPageFrame } from '@/stores/pageFrame'
import { useScroll } from '@/stores/scroll'
import { pushDialog } from '@/ui/openDialogs'
import { chooseToastAction, dismissToast, toasts } from '@/ui/toaster/store'

class Worker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn<(message: unknown) => void>()
}
class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
}

class Workers extends EventTarget {
  controller: Worker | null = null
}

let workers: Workers
let registration: Registration

beforeEach(() => {
  vi.useFakeTimers()
  registration = new Registration()
  workers = new Workers()
  workers.controller = new Worker()
  vi.stubGlobal('navigator', { serviceWorker: workers })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Who still waits to offer does so now, and is done with.
  for (const world of ['night', 'paper']) adoptPageFrame({ world })
  for (const { id } of toasts.getState()) dismissToast(id)
})

const offer = () => offerUpdates(registration)
const offered = () => toasts.getState().map(({ message, action }) => [message, action?.label])
const OFFER = [['사이트가 새로워졌습니다.', '새로 고침']]

/** A new release is found. */
function find() {
  const worker = new Worker()
  registration.installing = worker
  registration.dispatchEvent(new Event('updatefound'))
  return worker
}

/** It gets ready. */
function install(worker: Worker) {
  registration.installing = null
  registration.waiting = worker
  worker.state = 'installed'
  worker.dispatchEvent(new Event('statechange'))
  return worker
}

const release = () => install(find())

it('offers a release that gets ready, and one that already waits', () => {
  offer()
  expect(offered()).toEqual([])
  const worker = release()
  expect(offered()).toEqual(OFFER)
  expect(worker.postMessage).not.toHaveBeenCalled()
  chooseToastAction(toasts.getState()[0]!.id)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
})

it('offers a release that was found before anybody listened', () => {
  const worker = find()
  offer()
  expect(offered()).toEqual([])
  install(worker)
  expect(offered()).toEqual(OFFER)
})

it('offers the newest of two releases alone, whether the first was on offer or waited', () => {
  offer()
  release()
  expect(offered()).toEqual(OFFER)
  adoptPageFrame({ world: 'reading', header: 'none' })
  const old = release()
  const newest = release()
  adoptPageFrame({ world: 'paper' })
  expect(offered()).toEqual(OFFER)
  chooseToastAction(toasts.getState()[0]!.id)
  expect(old.postMessage).not.toHaveBeenCalled()
  expect(newest.postMessage).toHaveBeenCalledOnce()
})

it('offers nothing when the first worker comes', () => {
  workers.controller = null
  offer()
  release()
  expect(offered()).toEqual([])
})

it('waits until a book is closed, and steps aside when one is opened', () => {
  adoptPageFrame({ world: 'reading', header: 'none' })
  offer()
  release()
  expect(offered()).toEqual([])
  adoptPageFrame({ world: 'paper' })
  expect(offered()).toEqual(OFFER)
  adoptPageFrame({ world: 'reading', header: 'none' })
  expect(offered()).toEqual([])
  adoptPageFrame({ world: 'paper' })
  expect(offered()).toEqual(OFFER)
})

it('waits until a dialog or a menu is closed that holds the page still', () => {
  useScroll.getState().lock('side-menu')
  offer()
  release()
  expect(offered()).toEqual([])
  useScroll.getState().unlock('side-menu')
  expect(offered()).toEqual(OFFER)
})

it('waits for whatever is at work in a dialog, and steps aside for it', () => {
  const close = pushDialog(document.createElement('dialog'))
  offer()
  release()
  expect(offered()).toEqual([])
  close()
  expect(offered()).toEqual(OFFER)
  const closeNext = pushDialog(document.createElement('dialog'))
  expect(offered()).toEqual([])
  closeNext()
  expect(offered()).toEqual(OFFER)
})

it('asks nobody at the desk', () => {
  window.history.replaceState(null, '', '/admin/a7c2/Upload')
  offer()
  release()
  expect(offered()).toEqual([])
  window.history.replaceState(null, '', '/')
})

it('loads anew only when asked to, when the new worker serves the tab and its work is finished', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { pathname: '/about/Profile', reload })
  offer()
  release()
  workers.dispatchEvent(new Event('controllerchange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()

  let finish = () => {}
  void finishBeforeLeaving(new Promise<void>((resolve) => (finish = resolve)))
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

it('does not come again once its time is over', () => {
  offer()
  release()
  dismissToast(toasts.getState()[0]!.id)
  adoptPageFrame({ world: 'night' })
  expect(offered()).toEqual([])
})
