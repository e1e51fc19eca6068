import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writePolicies } from '../../../../scripts/build/prerender/siteFiles.ts'
import { contentSecurityPolicy } from '../../../../scripts/hosting/rules.ts'

const PAGE = `<!doctype html><html><head><meta charset="utf-8" /><link rel="icon" href="/x"></head><body>글</body></html>`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'))
  mkdirSync(join(folder, 'about'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('adds the policy and the signals of the rights to every page before its resources, without directives that need a header', () => {
  for (const name of ['index.html', 'about/Profile.html']) writeFileSync(join(folder, name), PAGE)
  writeFileSync(join(folder, 'robots.txt'), 'x')
  const policy = contentSecurityPolicy('https://abc.supabase.co', ['sha256-abc='])
  writePolicies(folder, policy, { 'tdm-reservation': '1' })
  for (const name of ['index.html', 'about/Profile.html']) {
    const { head } = new JSDOM(readFileSync(join(folder, name), 'utf8')).window.document
    const [, meta, signal] = head.children
    expect(signal?.outerHTML).toBe('<meta name="tdm-reservation" content="1">')
    expect(meta?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    const rules = policy.split('; ').filter((rule) => !rule.startsWith('frame-ancestors'))
    expect(meta?.getAttribute('content')?.split('; ')).toEqual(rules)
  }
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toBe('x')
})

test('throws if a page has no charset element', () => {
  writeFileSync(join(folder, 'index.html'), '<p>x</p>')
  expect(() => writePolicies(folder, 'x', {})).toThrow(/index\.html/)
})
