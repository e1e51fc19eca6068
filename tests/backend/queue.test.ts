import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { queue } from '../../backend/queue.ts'

test('tasks run one at a time, in the order they come, also after one that fails', async () => {
  const inTurn = queue()
  const events: string[] = []
  const task = (name: string) => async () => {
    events.push(`${name} starts`)
    await setImmediate()
    events.push(`${name} ends`)
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn(task(name))))
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends', 'c starts', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
