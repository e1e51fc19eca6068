import { expect, test } from 'vitest'
import { isBusy, reduceUploadQueue, type UploadEvent } from '@/admin/upload/uploadQueue'

function queueAfter(...events: UploadEvent[]) {
  return events.reduce(reduceUploadQueue, [])
}

const added: UploadEvent = {
  type: 'added',
  items: [
    { id: 1, name: 'DSC04127.jpg' },
    { id: 2, name: 'b.jpg' },
  ],
}

test('progress never decreases when events arrive late', () => {
  const [item] = queueAfter(
    added,
    { type: 'progress', id: 1, progress: 0.8 },
    { type: 'progress', id: 1, progress: 0.3 },
  )
  expect(item?.progress).toBe(0.8)
})

test('a late result does not change a cancelled item', () => {
  const [item] = queueAfter(added, { type: 'cancelled', id: 1 }, { type: 'done', id: 1, postId: 7 })
  expect(item).toMatchObject({ phase: 'cancelled', postId: null })
})

test('only failed items that were not rejected can be retried', () => {
  const failed = queueAfter(added, { type: 'failed', id: 1, message: '끊겼습니다.', rejected: false })
  expect(reduceUploadQueue(failed, { type: 'retried', id: 1 })[0]).toMatchObject({
    phase: 'waiting',
    message: null,
  })
  const rejected = queueAfter(added, { type: 'failed', id: 1, message: 'HEIC', rejected: true })
  expect(reduceUploadQueue(rejected, { type: 'retried', id: 1 })[0]?.phase).toBe('failed')
  const done = queueAfter(added, { type: 'done', id: 1, postId: 7 })
  expect(reduceUploadQueue(done, { type: 'retried', id: 1 })[0]?.phase).toBe('done')
})

test('the queue is busy until every file has finished, and only finished files can be cleared', () => {
  const half = queueAfter(added, { type: 'done', id: 1, postId: 7 })
  expect(isBusy(half)).toBe(true)
  expect(reduceUploadQueue(half, { type: 'cleared' })).toHaveLength(1)
  const whole = reduceUploadQueue(half, { type: 'failed', id: 2, message: 'x', rejected: false })
  expect(isBusy(whole)).toBe(false)
  expect(reduceUploadQueue(whole, { type: 'cleared' })).toEqual([])
})
