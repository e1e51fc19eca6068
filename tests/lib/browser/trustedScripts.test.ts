import { afterEach, expect, test, vi } from 'vitest'
import { trustScript } from '@/lib/browser/trustedScripts'

afterEach(() => void vi.unstubAllGlobals())

test('a browser without Trusted Types takes the address itself', () => {
  expect(trustScript('one', '/a.js')).toBe('/a.js')
})

test('a policy vouches for its own address and no other', () => {
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
  expect(trustScript('one', '/a.js')).toEqual({ trusted: '/a.js' })
  for (const other of ['/b.js', 'data:text/javascript,0', '//a.js', '/a.js?x'])
    expect(rules.get('one')?.(other)).toBeNull()
})
