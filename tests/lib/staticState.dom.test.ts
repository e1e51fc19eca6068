import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STATIC_STATE_ID } from '@/lib/staticState'

const state = { frame: { world: 'darkroom' }, queries: [{ key: ['posts'], data: 1 }] }
const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', answers)
})
afterEach(() => {
  vi.unstubAllGlobals()
  answers.mockReset()
})

/** A page as the browser loads it: its data in it, or beside it. */
async function load(content: string, attributes = '') {
  document.body.innerHTML = `<script type="application/json" id="${STATIC_STATE_ID}"${attributes}>${content}</script>`
  return import('@/lib/staticState')
}
const beside = ' data-src="/assets/state-1.json"'

it('is in the page, and nothing is asked for', async () => {
  const { bringStaticState, readStaticState, staticStateFile } = await load(JSON.stringify(state))
  await bringStaticState()
  expect(answers).not.toHaveBeenCalled()
  expect(staticStateFile()).toBeUndefined()
  expect(readStaticState()).toEqual(state)
})

it('is brought where it lies beside the page', async () => {
  answers.mockResolvedValue(new Response(JSON.stringify(state)))
  const { bringStaticState, readStaticState, staticStateFile } = await load('', beside)
  expect(readStaticState()).toBeNull()
  await bringStaticState()
  expect(answers.mock.calls.map(([address]) => address)).toEqual(['/assets/state-1.json'])
  expect(staticStateFile()).toBe('/assets/state-1.json')
  expect(readStaticState()).toEqual(state)
})

it.each([
  ['is not there', () => Promise.resolve(new Response('<!doctype html>', { status: 404 }))],
  ['is cut off', () => Promise.resolve(new Response('{"frame":nul'))],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('leaves the page to be rendered anew when its file %s', async (_, answer) => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  answers.mockImplementation(answer)
  const { bringStaticState, readStaticState } = await load('', beside)
  await expect(bringStaticState()).resolves.toBeUndefined()
  expect(readStaticState()).toBeNull()
})
