import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cachePageMessage } from '@/lib/storage/receivedPhotos'
import { parseCacheRequest, deleteOldCode, addToCodeCache, updateCodeCache } from '@/offline/receivedPageCode'

const own = 'https://blank.example'
const site = { origin: own, base: '/', backend: 'https://abc.supabase.co' }

let caches: Map<string, Set<string>>
beforeEach(() => {
  caches = new Map()
  const open = async (name: string) => {
    const urls = caches.get(name) ?? new Set<string>()
    caches.set(name, urls)
    return {
      keys: async () => [...urls].map((url) => ({ url })),
      addAll: async (files: string[]) => {
        if (files.some((file) => file.includes('lost'))) throw new TypeError('Failed to fetch')
        for (const file of files) urls.add(new URL(file, own).href)
      },
      delete: async ({ url }: { url: string }) => urls.delete(url),
    }
  }
  vi.stubGlobal('caches', { open, has: async (name: string) => caches.has(name) })
  vi.stubGlobal('self', { location: { origin: own } })
})
const files = () => [...(caches.get('code') ?? [])].map((url) => url.slice(own.length))

describe('the code of the page of received photos', () => {
  it('is cached on request, together with the fonts of the page and nothing else', () => {
    const fonts = [`${own}/assets/myung-abc.woff2`, `${own}/assets/view-2-abc.woff2`]
    const others = [
      'https://elsewhere.example/assets/a.woff2',
      `${own}/rest/v1/posts_a7c2?select=id`,
      `${own}/admin/a7c2`,
      `${own}/admin/a.woff2`,
      'https://abc.supabase.co/storage/v1/object/public/media/a.woff2',
      'nonsense',
    ]
    expect(parseCacheRequest(cachePageMessage([...fonts, ...others]), site)).toEqual(fonts)
    expect(parseCacheRequest({ type: 'KEEP_RECEIVED', fonts: 'all' }, site)).toEqual([])
    for (const message of [null, 'KEEP_RECEIVED', {}, { type: 'SKIP_WAITING' }])
      expect(parseCacheRequest(message, site)).toBeNull()
  })

  it('stays complete for the active release while another one waits', async () => {
    await addToCodeCache('code', ['/assets/a.js', '/assets/old.js'])
    await updateCodeCache('code', ['/assets/a.js', '/assets/new.js'])
    await addToCodeCache('code', ['/assets/a.js', '/assets/old.js'])
    expect(files()).toEqual(['/assets/a.js', '/assets/old.js', '/assets/new.js'])
  })

  it('loses the files of older releases once a new one is active', async () => {
    await addToCodeCache('code', ['/assets/a.js', '/assets/old.js', '/assets/myung-abc.woff2'])
    await updateCodeCache('code', ['/assets/a.js', '/assets/new.js'])
    await deleteOldCode('code', ['/assets/a.js', '/assets/new.js'])
    expect(files()).toEqual(['/assets/a.js', '/assets/myung-abc.woff2', '/assets/new.js'])
  })

  it('keeps a limited number of fonts, the newest ones', async () => {
    await addToCodeCache(
      'code',
      Array.from({ length: 61 }, (_, index) => `/assets/${index}.woff2`),
    )
    await deleteOldCode('code', [])
    expect(files()).toHaveLength(60)
    expect(files()).not.toContain('/assets/0.woff2')
  })

  it('is not created when a release activates', async () => {
    await deleteOldCode('code', ['/assets/new.js'])
    expect(caches.size).toBe(0)
  })

  it('does not change if a file fails to load', async () => {
    await addToCodeCache('code', ['/assets/a.js'])
    await expect(addToCodeCache('code', ['/assets/lost.js'])).rejects.toThrow('Failed to fetch')
    expect(files()).toEqual(['/assets/a.js'])
  })

  it('is updated by a new release only if it was cached before', async () => {
    await updateCodeCache('code', ['/assets/new.js'])
    expect(caches.size).toBe(0)
    await addToCodeCache('code', ['/assets/a.js'])
    await updateCodeCache('code', ['/assets/new.js'])
    expect(files()).toEqual(['/assets/a.js', '/assets/new.js'])
  })
})
