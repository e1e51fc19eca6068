import { describe, expect, it } from 'vitest'
import {
  isDesk,
  isKeepable,
  isReceivedPage,
  keptAs,
  LARGEST_KEPT_BYTES,
  pageKey,
  type Site,
} from '@/offline/rules'

const own = 'https://blank.example'
const cloud = 'https://abc.supabase.co'
const embedded: Site = { origin: own, base: '/', backend: '' }
const hosted: Site = { origin: own, base: '/blank-page/', backend: cloud }

describe('what is kept', () => {
  it.each([
    ['/', 'pages'],
    ['/about/Profile', 'pages'],
    ['/novel/Tls?chapter=2', 'pages'],
    ['/assets/main-abc.js', 'assets'],
    ['/assets/pretendard-first-abc.woff2', 'assets'],
    ['/lottie/hamster.json', 'files'],
    ['/video/hero-poster.avif', 'files'],
    ['/rest/v1/posts_a7c2?select=id', 'rows'],
    ['/storage/v1/object/public/media/a.webp', 'pictures'],
    ['/storage/v1/render/image/public/media/a.webp?width=400', 'pictures'],
  ])('%s as %s', (path, kept) => {
    expect(keptAs({ url: own + path, signed: false }, embedded)).toBe(kept)
  })

  it.each([
    '/admin',
    '/Admin/Favorites',
    '/auth',
    '/auth/v1/token?grant_type=password',
    '/rest/v1/owners',
    '/rest/v1/posts_a7c2_versions/1',
    '/rest/v1/rpc/owns_site',
    '/storage/v1/object/media/a.webp',
    '/storage/v1/object/sign/media/a.webp',
    '/rest/v1/posts_a7c2?select=id&or=%28title.ilike.%25%EB%B9%84%25%29&limit=24',
    '/sitemap.xml',
    '/gallery/a7c2.xml',
    '/robots.txt',
    '/build.json',
    '/sw.js',
    '/site.webmanifest',
    '/og/home-abc.png',
    '/video/hero.mp4',
    '/_vercel/insights/view',
  ])('never %s', (path) => {
    expect(keptAs({ url: own + path, signed: false }, embedded)).toBeNull()
  })

  it('never what the owner has asked for', () => {
    for (const path of ['/rest/v1/posts_a7c2', '/storage/v1/object/public/media/a.webp'])
      expect(keptAs({ url: own + path, signed: true }, embedded)).toBeNull()
  })

  it.each([
    [`${own}/blank-page/about/Profile`, 'pages'],
    [`${own}/blank-page/assets/main.js`, 'assets'],
    [`${cloud}/rest/v1/posts_fanart`, 'rows'],
    [`${cloud}/storage/v1/object/public/media/a.webp`, 'pictures'],
    [`${own}/blank-page/admin`, null],
    [`${own}/another-site/about`, null],
    [`${own}/rest/v1/posts_fanart`, null],
    [`${cloud}/about`, null],
    ['https://elsewhere.example/a.webp', null],
  ])('below a base path with a backend of its own: %s as %s', (url, kept) => {
    expect(keptAs({ url, signed: false }, hosted)).toBe(kept)
  })
})

it('knows the desk by its address', () => {
  expect(isDesk(`${own}/blank-page/admin/a7c2`, hosted)).toBe(true)
  expect(isDesk(`${own}/blank-page/administration`, hosted)).toBe(false)
  expect(isDesk(`${own}/blank-page/`, hosted)).toBe(false)
})

it('knows the one page of the desk whose code may be kept, and keeps no answer at its address', () => {
  for (const path of ['/admin/Received', '/ADMIN/received/', '/admin/Received?missed=2']) {
    expect(isReceivedPage(own + path, embedded)).toBe(true)
    expect(keptAs({ url: own + path, signed: false }, embedded)).toBeNull()
  }
  expect(isReceivedPage(`${own}/blank-page/admin/Received`, hosted)).toBe(true)
  for (const path of ['/admin', '/admin/Trash', '/admin/ReceivedToo', '/blank-page/admin/Received'])
    expect(isReceivedPage(own + path, embedded)).toBe(false)
  expect(isReceivedPage(`${cloud}/admin/Received`, hosted)).toBe(false)
})

it('keeps one document for all states of a page', () => {
  expect(pageKey(`${own}/novel/Tls?chapter=2#top`)).toBe(`${own}/novel/Tls`)
  expect(pageKey(`${own}/novel/Tls/`)).toBe(`${own}/novel/Tls`)
  expect(pageKey(`${own}/`)).toBe(`${own}/`)
})

it('keeps whole answers of their own address that are not too large', () => {
  const answer = { status: 200, redirected: false, length: '1200' }
  expect(isKeepable(answer)).toBe(true)
  expect(isKeepable({ ...answer, length: null })).toBe(true)
  for (const status of [0, 206, 404, 503]) expect(isKeepable({ ...answer, status })).toBe(false)
  expect(isKeepable({ ...answer, redirected: true })).toBe(false)
  expect(isKeepable({ ...answer, length: String(LARGEST_KEPT_BYTES + 1) })).toBe(false)
})
