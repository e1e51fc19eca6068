import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { STATIC_STATE_ID } from '@/lib/browser/staticState'
import {
  criticalStyle,
  fillShell,
  splitPreloads,
  withCriticalStyle,
} from '../../../../scripts/build/prerender/shell.ts'

const shell = `<!doctype html>
<html lang="ko">
  <head>
    <meta name="theme-color" content="#0D0C10" />
    <noscript><link href="/noscript.css" rel="stylesheet" /></noscript>
    <title>Blank Page</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/index-1.css">
  </head>
  <body>
    <div class="loading-overlay"><p>페이지를 넘기는 중…</p></div>
    <div id="root"></div>
    <noscript><p>자바스크립트</p></noscript>
  </body>
</html>`

const page = {
  hydratedAt: { address: '/about/Profile', query: ['q', 'tab'] },
  head: '<title>소개 &lt;b&gt;</title><meta name="description" content="$&amp; $1">',
  markup: '<link rel="preload" href="/a.webp" as="image"/><main class="page">본문 $&amp;</main>',
  theme: 'paper',
  themeColor: '#faf7f0',
  styles: ['/page-2.css'],
  scripts: ['/assets/page-2.js'],
  state: {
    queries: [{ key: ['posts'], data: '</script><script>alert(1)</script>' }],
  },
}
const html = fillShell(shell, page)
const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html')
const hrefs = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('a static page', () => {
  const document = parse(html)

  it('replaces the shell’s title, content and theme', () => {
    expect(document.title).toBe('소개 <b>')
    expect(document.querySelectorAll('title')).toHaveLength(1)
    expect(document.querySelector('main')?.textContent).toBe('본문 $&')
    expect(document.documentElement.dataset['theme']).toBe('paper')
    expect(document.documentElement.dataset['prerendered']).toBe('/about/Profile')
    expect(document.documentElement.dataset['query']).toBe('q tab')
    expect(document.querySelector('body noscript')).toBeNull()
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#faf7f0')
    expect(document.querySelector('#root + script')?.id).toBe(STATIC_STATE_ID)
  })

  it('links its stylesheets and preloads its scripts in addition to the shell’s', () => {
    expect(hrefs(document, 'link[crossorigin][rel=stylesheet]')).toEqual(['/index-1.css', '/page-2.css'])
    expect(hrefs(document, 'link[rel=modulepreload]')).toEqual(['/assets/page-2.js'])
  })

  it('embeds its state so that no text in it becomes a script', () => {
    expect(document.querySelectorAll('script:not([type="application/json"], [src])')).toHaveLength(0)
    const state: unknown = JSON.parse(document.getElementById(STATIC_STATE_ID)?.textContent ?? '')
    expect(state).toEqual(page.state)
  })
})

describe('the critical style of a static page', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'blank-page-styles-'))
  afterAll(() => rmSync(outDir, { recursive: true }))
  writeFileSync(
    join(outDir, 'index-1.css'),
    '@font-face{font-family:Sans;src:url(/sans-first-x1.woff2)}@font-face{font-family:Sans;src:url(/rest.woff2);unicode-range:U+ac00}.loading-fault{display:none}:where(html){color:red}.unused{color:red}',
  )
  writeFileSync(join(outDir, 'page-2.css'), '.page{color:blue}')
  writeFileSync(join(outDir, 'noscript.css'), '.loading-overlay{display:none}')

  it('contains the rules that its markup uses, the overlay’s, and the fonts of first views', async () => {
    const style = await criticalStyle(html, outDir, '/')
    expect(style).toMatch(/^@font-face\{font-family:Sans;src:url\(\/sans-first-x1\.woff2\)\}/)
    expect(style).toContain('.loading-fault')
    expect(style).toContain(':where(html)')
    expect(style).toContain('.page{color:blue}')
    expect(style).not.toContain('unused')
    expect(style).not.toContain('.loading-overlay{')
    expect(style).not.toContain('rest.woff2')
  })

  it('is in the head, and the stylesheets are after the content', () => {
    const document = parse(withCriticalStyle(html, '.page{color:blue}'))
    expect(document.head.querySelector('style')?.textContent).toBe('.page{color:blue}')
    expect(hrefs(document.head, '[rel=stylesheet][crossorigin]')).toEqual([])
    expect(hrefs(document.body, '#root ~ [rel=stylesheet]')).toEqual(['/index-1.css', '/page-2.css'])
  })
})

it('throws if the shell lacks an element', () => {
  expect(() => fillShell(shell.replace('<noscript><p>', '<p>'), page)).toThrow('lacks')
})

it('splits React’s preload links from the markup', () => {
  expect(splitPreloads('<link rel="preload" href="/a"/><p>b</p>')).toEqual({
    preloads: '<link rel="preload" href="/a"/>',
    body: '<p>b</p>',
  })
})
