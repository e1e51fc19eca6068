import { describe, expect, it } from 'vitest'
import {
  isAdmin,
  isCacheable,
  isReceivedPage,
  cacheKindOf,
  MAX_CACHED_BYTES,
  pageCacheKey,
  type Site,
} from '@/offline/cacheRules'

const own = 'https://blank.example'
const cloud = 'https://abc.supabase.co'
const embedded: Site = { origin: own, base: '/', backend: '' }
const hosted: Site = { origin: own, base: '/blank-page/', backend: cloud }

describe('cacheKindOf', () => {
  it.each([
    ['/', 'pages'],
    ['/about/Profile', 'pages'],
    ['/novel/Tls?chapter=2', 'pages'],
    ['/assets/main-abc.js', 'assets'],
    ['/assets/pretendard-first-abc.woff2', 'assets'],
    ['/lottie/hamster.json', 'files'],
    ['/video/hero-poster.avif', 'files'],
    ['/rest/v1/posts_a7c2?select=id', 'rows'],
    ['/rest/v1/posts_a7c2?title=eq.%', 'rows'],
    ['/storage/v1/object/public/media/a.webp', 'pictures'],
    ['/storage/v1/render/image/public/media/a.webp?width=400', 'pictures'],
    ['/media/sample/a.webp-960.avif', 'pictures'],
  ])('caches %s as %s', (path, kind) => {
    expect(cacheKindOf({ url: own + path, isAuthorized: false }, embedded)).toBe(kind)
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
    '/media/copies.json',
    '/video/hero.mp4',
    '/_vercel/insights/view',
  ])('does not cache %s', (path) => {
    expect(cacheKindOf({ url: own + path, isAuthorized: false }, embedded)).toBeNull()
  })

  it('does not cache responses to the owner', () => {
    for (const path of ['/rest/v1/posts_a7c2', '/storage/v1/object/public/media/a.webp'])
      expect(cacheKindOf({ url: own + path, isAuthorized: true }, embedded)).toBeNull()
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
  ])('maps %s to %s below a base path with a hosted backend', (url, kind) => {
    expect(cacheKindOf({ url, isAuthorized: false }, hosted)).toBe(kind)
  })
})

it('recognizes admin pages by their URL', () => {
  expect(isAdmin(`${own}/blank-page/admin/a7c2`, hosted)).toBe(true)
  expect(isAdmin(`${own}/blank-page/administration`, hosted)).toBe(false)
  expect(isAdmin(`${own}/blank-page/`, hosted)).toBe(false)
})

it('recognizes the page of received photos, and does not cache its response', () => {
  for (const path of ['/admin/Received', '/ADMIN/received/', '/admin/Received?missed=2']) {
    expect(isReceivedPage(own + path, embedded)).toBe(true)
    expect(cacheKindOf({ url: own + path, isAuthorized: false }, embedded)).toBeNull()
  }
  expect(isReceivedPage(`${own}/blank-page/admin/Received`, hosted)).toBe(true)
  for (const path of ['/admin', '/admin/Trash', '/admin/ReceivedToo', '/blank-page/admin/Received'])
    expect(isReceivedPage(own + path, embedded)).toBe(false)
  expect(isReceivedPage(`${cloud}/admin/Received`, hosted)).toBe(false)
})

it('uses one cache key for all states of a page', () => {
  expect(pageCacheKey(`${own}/novel/Tls?chapter=2#top`)).toBe(`${own}/novel/Tls`)
  expect(pageCacheKey(`${own}/novel/Tls/`)).toBe(`${own}/novel/Tls`)
  expect(pageCacheKey(`${own}/`)).toBe(`${own}/`)
})

it('caches only complete, direct responses that are not too large', () => {
  const response = { status: 200, redirected: false, length: '1200' }
  expect(isCacheable(response)).toBe(true)
  expect(isCacheable({ ...response, length: null })).toBe(true)
  for (const status of [0, 206, 404, 503]) expect(isCacheable({ ...response, status })).toBe(false)
  expect(isCacheable({ ...response, redirected: true })).toBe(false)
  expect(isCacheable({ ...response, length: String(MAX_CACHED_BYTES + 1) })).toBe(false)
})
