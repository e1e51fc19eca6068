import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { STATIC_STATE_ID } from '@/lib/staticState'
import {
  fillShell,
  fillStyle,
  shellStyles,
  splitPreloads,
  startShell,
  styleHash,
} from '../../../scripts/prerender/shell.ts'

const shell = `<!doctype html>
<html lang="ko">
  <head>
    <meta name="theme-color" content="#0D0C10" />
    <noscript><link href="/noscript.css" rel="stylesheet" /></noscript>
    <title>Blank Page</title>
    <link rel="preload" href="/assets/core.woff2" as="font" type="font/woff2" crossorigin />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/first-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="root"><div class="loading-overlay"><p>페이지를 넘기는 중…</p></div></div>
    <noscript><p>자바스크립트</p></noscript>
  </body>
</html>`

const page = {
  hydratedAt: '/about/Profile',
  head: '<title>소개 &lt;b&gt;</title><meta name="description" content="$&amp; $1">',
  markup: '<link rel="preload" href="/a.webp" as="image"/><main>본문 $&amp;</main>',
  world: 'paper',
  themeColor: '#faf7f0',
  sheets: ['/assets/index-1.css', '/assets/page-2.css'],
  wholeStyles: '/assets/styles-1.css',
  scripts: ['/assets/index-1.js', '/assets/first-1.js', '/assets/main-3.js', '/assets/page-2.js'],
  state: {
    frame: null,
    queries: [{ key: ['posts'], data: '</script><script>alert(1)</script>' }],
  },
}

const rules = 'body{color:red}'

describe('a static page', () => {
  const document = new DOMParser().parseFromString(fillStyle(fillShell(shell, page), rules), 'text/html')

  it('has its own title, words and ground in place of the shell’s', () => {
    expect(document.title).toBe('소개 <b>')
    expect(document.querySelectorAll('title')).toHaveLength(1)
    expect(document.querySelector('main')?.textContent).toBe('본문 $&')
    expect(document.documentElement.dataset['world']).toBe('paper')
    expect(document.querySelector('.loading-overlay, body noscript')).toBeNull()
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#faf7f0')
    expect(document.getElementById('root')?.dataset['prerendered']).toBe('/about/Profile')
  })

  it('asks for its picture before all else, and leaves its scripts to the start', () => {
    const asked = [...document.querySelectorAll('link:not([disabled])')].map((link) =>
      link.getAttribute('href'),
    )
    expect(asked).toEqual([
      '/noscript.css',
      '/a.webp',
      '/assets/core.woff2',
      '/assets/first-1.js',
      '/assets/styles-1.css',
    ])
    const start = document.querySelector<HTMLElement>('script[type="module"]')
    expect(start?.dataset['next']).toBe('/assets/main-3.js /assets/page-2.js')
    const urgent = document.querySelectorAll('script[src], [rel="modulepreload"]')
    expect([...urgent].map((element) => element.getAttribute('fetchpriority'))).toEqual(['low', 'low'])
  })

  it('carries the rules that its markup uses, and links of the others that stand by', () => {
    const [style, ...others] = document.querySelectorAll('style')
    expect(others).toEqual([])
    expect(style?.textContent).toBe(rules)
    const hash = createHash('sha256')
      .update(style?.textContent ?? '')
      .digest('base64')
    expect(styleHash(rules)).toBe(`sha256-${hash}`)
    const standing = [...document.querySelectorAll('link[rel="stylesheet"][disabled]')]
    expect(standing.map((link) => link.getAttribute('href'))).toEqual([
      '/assets/index-1.css',
      '/assets/page-2.css',
      '/assets/styles-1.css',
    ])
    expect(document.querySelector('[data-whole-styles]')?.getAttribute('href')).toBe('/assets/styles-1.css')
    expect(standing.every((link) => link.hasAttribute('disabled'))).toBe(true)
  })

  it('brings all its rules to a browser without script', () => {
    expect(document.querySelector('[data-whole-styles] + noscript')?.innerHTML).toBe(
      '<link rel="stylesheet" href="/assets/styles-1.css">',
    )
  })

  it('carries rows that no word in them can turn into a script', () => {
    expect(document.querySelectorAll('script:not([type="application/json"], [src])')).toHaveLength(0)
    const state: unknown = JSON.parse(document.getElementById(STATIC_STATE_ID)?.textContent ?? '')
    expect(state).toEqual(page.state)
  })

  it('says where its rows lie that are not in it', () => {
    const html = fillShell(shell, { ...page, state: '/assets/state-1.json' })
    const beside = new DOMParser().parseFromString(html, 'text/html').getElementById(STATIC_STATE_ID)
    expect(beside?.outerHTML).toBe(
      `<script type="application/json" id="${STATIC_STATE_ID}" data-src="/assets/state-1.json"></script>`,
    )
  })
})

it('is unknown to the build: the shell preloads what starts the site, and keeps its styles', () => {
  const html = startShell(shell, ['/assets/index-1.js', '/assets/main-3.js'])
  expect(shellStyles(html)).toEqual(['/assets/index-1.css'])
  expect(html.match(/rel="modulepreload"[^>]*/g)).toEqual([
    'rel="modulepreload" crossorigin href="/assets/first-1.js"',
    'rel="modulepreload" crossorigin href="/assets/main-3.js"',
  ])
})

it('says which place a shell lacks', () => {
  expect(() => fillShell(shell.replace('<noscript><p>', '<p>'), page)).toThrow('lacks')
})

it('splits what React wants preloaded from what it renders', () => {
  expect(splitPreloads('<link rel="preload" href="/a"/><p>b</p>')).toEqual({
    preloads: '<link rel="preload" href="/a"/>',
    body: '<p>b</p>',
  })
})
