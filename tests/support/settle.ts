import { act } from '@testing-library/react'

/** Number of tasks to wait: more than any chain of promises, timers, renders and effects that one event starts. */
const TASKS = 8

/** Waits until all started work has finished, except work that waits for a test double. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let task = 0; task < TASKS; task += 1) await new Promise((resolve) => setTimeout(resolve))
  })
