import { expect, test } from 'vitest'
import { readCopySettings } from '../../../scripts/media/settings.ts'

test('copies come first by default, within 400 MB and five minutes', () => {
  expect(readCopySettings({})).toEqual({
    copies: { use: 'first', maxBytes: 400_000_000, maxMs: 300_000 },
    errors: [],
  })
})

test('the environment changes use and limits', () => {
  const env = { MEDIA_COPIES: 'fallback\n', MEDIA_COPIES_MB: '0.5', MEDIA_COPIES_SECONDS: '20' }
  expect(readCopySettings(env).copies).toEqual({ use: 'fallback', maxBytes: 500_000, maxMs: 20_000 })
  expect(readCopySettings({ MEDIA_COPIES: 'off' })).toEqual({ copies: null, errors: [] })
})

test.each([
  ['MEDIA_COPIES', 'on'],
  ['MEDIA_COPIES_MB', '-1'],
  ['MEDIA_COPIES_MB', '400MB'],
  ['MEDIA_COPIES_SECONDS', 'Infinity'],
])('an invalid %s is named: %s', (name, value) => {
  const { copies, errors } = readCopySettings({ [name]: value })
  expect(copies).toBeNull()
  expect(errors).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
})
