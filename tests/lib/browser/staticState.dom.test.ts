import { afterEach, expect, it } from 'vitest'
import { readStaticState, STATIC_STATE_ID } from '@/lib/browser/staticState'

const setStaticState = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${STATIC_STATE_ID}">${text}</script>`
}
afterEach(() => void (document.body.innerHTML = ''))

it('reads the data of the static page', () => {
  const state = { queries: [{ key: ['posts'], data: 1 }] }
  setStaticState(JSON.stringify(state))
  expect(readStaticState()).toEqual(state)
})

it.each(['', '{"queries":nul', '[]', 'null', '"queries"'])('returns null for %j', (text) => {
  setStaticState(text)
  expect(readStaticState()).toBeNull()
})

it('returns null on a page without static data', () => {
  expect(readStaticState()).toBeNull()
})
