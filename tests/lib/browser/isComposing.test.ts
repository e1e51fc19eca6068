import { expect, it } from 'vitest'
import { isComposing } from '@/lib/browser/isComposing'

it.each([
  { isComposing: true, keyCode: 13, is: true },
  // Safari has ended the composition when it tells of the key that ended it.
  { isComposing: false, keyCode: 229, is: true },
  { isComposing: false, keyCode: 13, is: false },
])('$isComposing with key $keyCode is an IME’s: $is', ({ is, ...event }) => {
  expect(isComposing(event)).toBe(is)
})
