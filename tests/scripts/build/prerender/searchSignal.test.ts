import { expect, test } from 'vitest'
import { checkSearchSignal } from '../../../../scripts/build/prerender/searchSignal.ts'

const rights = (search: boolean) => ({ rights: { ai: { search, input: true, train: false } } })

test('a build that refuses search engines and writes a sitemap stops with one line', () => {
  expect(() => checkSearchSignal(rights(false), 'https://owner.example')).toThrow(
    /^rights\.ts: search is false.*$/,
  )
  expect(() => checkSearchSignal(rights(false), '')).not.toThrow()
  expect(() => checkSearchSignal(rights(true), 'https://owner.example')).not.toThrow()
})
