import { act } from '@testing-library/react'

/** What one event sets off comes to rest within fewer: a promise that is told on by a timer, a render, its effects. */
const TURNS = 8

/** Lets the event loop turn until nothing that was begun waits for anything but the test's own doubles. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })
