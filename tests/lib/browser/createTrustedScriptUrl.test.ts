import { afterEach, expect, test, vi } from 'vitest'
import { createTrustedScriptUrl } from '@/lib/browser/createTrustedScriptUrl'

afterEach(() => void vi.unstubAllGlobals())

test('returns the plain URL in browsers without Trusted Types', () => {
  expect(createTrustedScriptUrl('one', '/a.js')).toBe('/a.js')
})

test('the policy allows its own URL and rejects all others', () => {
  const rules = new Map<string, (url: string) => string | null>()
  vi.stubGlobal('trustedTypes', {
    createPolicy: (
      name: string,
      { createScriptURL }: { createScriptURL: (url: string) => string | null },
    ) => {
      rules.set(name, createScriptURL)
      return { createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }) }
    },
  })
  expect(createTrustedScriptUrl('one', '/a.js')).toEqual({ trusted: '/a.js' })
  for (const other of ['/b.js', 'data:text/javascript,0', '//a.js', '/a.js?x'])
    expect(rules.get('one')?.(other)).toBeNull()
})
