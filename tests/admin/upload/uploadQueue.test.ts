import { expect, test } from 'vitest'
import { isBusy, uploadQueue, type UploadEvent } from '@/admin/upload/uploadQueue'

function after(...events: UploadEvent[]) {
  return events.reduce(uploadQueue, [])
}

const added: UploadEvent = {
  type: 'added',
  items: [
    { id: 1, name: 'DSC04127.jpg' },
    { id: 2, name: 'b.jpg' },
  ],
}

test('a file goes from waiting to a draft', () => {
  const [item] = after(
    added,
    { type: 'reading', id: 1 },
    { type: 'progress', id: 1, progress: 0.64 },
    { type: 'saving', id: 1 },
    { type: 'done', id: 1, postId: 7 },
  )
  expect(item).toMatchObject({ phase: 'done', progress: 1, postId: 7 })
})

test('names are composed, as macOS decomposes Hangul', () => {
  const [item] = after({ type: 'added', items: [{ id: 1, name: '유월의 옥상.jpg'.normalize('NFD') }] })
  expect(item?.name).toBe('유월의 옥상.jpg'.normalize('NFC'))
})

test('progress never goes back, not even when events come late', () => {
  const [item] = after(
    added,
    { type: 'progress', id: 1, progress: 0.8 },
    { type: 'progress', id: 1, progress: 0.3 },
  )
  expect(item?.progress).toBe(0.8)
})

test('a late answer does not revive what was cancelled', () => {
  const [item] = after(added, { type: 'cancelled', id: 1 }, { type: 'done', id: 1, postId: 7 })
  expect(item).toMatchObject({ phase: 'cancelled', postId: null })
})

test('only what failed or was cancelled can be tried again', () => {
  const failed = after(added, { type: 'failed', id: 1, message: '끊겼습니다.', refused: false })
  expect(uploadQueue(failed, { type: 'retried', id: 1 })[0]).toMatchObject({
    phase: 'waiting',
    message: null,
  })
  const refused = after(added, { type: 'failed', id: 1, message: 'HEIC', refused: true })
  expect(uploadQueue(refused, { type: 'retried', id: 1 })[0]?.phase).toBe('failed')
  const done = after(added, { type: 'done', id: 1, postId: 7 })
  expect(uploadQueue(done, { type: 'retried', id: 1 })[0]?.phase).toBe('done')
})

test('the queue is busy until every file has ended, and only ended ones can be put away', () => {
  const half = after(added, { type: 'done', id: 1, postId: 7 })
  expect(isBusy(half)).toBe(true)
  expect(uploadQueue(half, { type: 'cleared' })).toHaveLength(1)
  const whole = uploadQueue(half, { type: 'failed', id: 2, message: 'x', refused: false })
  expect(isBusy(whole)).toBe(false)
  expect(uploadQueue(whole, { type: 'cleared' })).toEqual([])
})

test('an unknown file changes nothing', () => {
  const items = after(added)
  expect(uploadQueue(items, { type: 'reading', id: 99 })).toEqual(items)
})
