import { afterEach, expect, it } from 'vitest'
import { readStaticState, STATIC_STATE_ID } from '@/lib/browser/staticState'

const carry = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${STATIC_STATE_ID}">${text}</script>`
}
afterEach(() => void (document.body.innerHTML = ''))

it('reads what the static page carries', () => {
  const state = { frame: { world: 'darkroom' }, queries: [{ key: ['posts'], data: 1 }] }
  carry(JSON.stringify(state))
  expect(readStaticState()).toEqual(state)
})

it.each(['', '{"frame":nul', '[]', 'null', '"queries"'])('has nothing of %j', (text) => {
  carry(text)
  expect(readStaticState()).toBeNull()
})

it('has nothing on a page without static HTML', () => {
  expect(readStaticState()).toBeNull()
})
