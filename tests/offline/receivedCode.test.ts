import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepCodeMessage } from '@/lib/storage/receivedPhotos'
import { askedToKeep, dropOldCode, keepCode, renewCode } from '@/offline/receivedCode'

const own = 'https://blank.example'
const site = { origin: own, base: '/', backend: 'https://abc.supabase.co' }

let kept: Map<string, Set<string>>
beforeEach(() => {
  kept = new Map()
  const open = async (name: string) => {
    const urls = kept.get(name) ?? new Set<string>()
    kept.set(name, urls)
    return {
      keys: async () => [...urls].map((url) => ({ url })),
      addAll: async (files: string[]) => {
        if (files.some((file) => file.includes('lost'))) throw new TypeError('Failed to fetch')
        for (const file of files) urls.add(new URL(file, own).href)
      },
      delete: async ({ url }: { url: string }) => urls.delete(url),
    }
  }
  vi.stubGlobal('caches', { open, has: async (name: string) => kept.has(name) })
  vi.stubGlobal('self', { location: { origin: own } })
})
const files = () => [...(kept.get('code') ?? [])].map((url) => url.slice(own.length))

describe('the code of the page of received photographs', () => {
  it('is kept once that page has asked for it, with the fonts that it shows and nothing else', () => {
    const fonts = [`${own}/assets/myung-abc.woff2`, `${own}/assets/view-2-abc.woff2`]
    const others = [
      'https://elsewhere.example/assets/a.woff2',
      `${own}/rest/v1/posts_a7c2?select=id`,
      `${own}/admin/a7c2`,
      `${own}/admin/a.woff2`,
      'https://abc.supabase.co/storage/v1/object/public/media/a.woff2',
      'nonsense',
    ]
    expect(askedToKeep(keepCodeMessage([...fonts, ...others]), site)).toEqual(fonts)
    expect(askedToKeep({ type: 'KEEP_RECEIVED', fonts: 'all' }, site)).toEqual([])
    for (const message of [null, 'KEEP_RECEIVED', {}, { type: 'SKIP_WAITING' }])
      expect(askedToKeep(message, site)).toBeNull()
  })

  it('stays whole for a release that waits while the one before it is in use', async () => {
    await keepCode('code', ['/assets/a.js', '/assets/old.js'])
    await renewCode('code', ['/assets/a.js', '/assets/new.js'])
    await keepCode('code', ['/assets/a.js', '/assets/old.js'])
    expect(files()).toEqual(['/assets/a.js', '/assets/old.js', '/assets/new.js'])
  })

  it('loses what only an older release needed once a new one has taken over', async () => {
    await keepCode('code', ['/assets/a.js', '/assets/old.js', '/assets/myung-abc.woff2'])
    await renewCode('code', ['/assets/a.js', '/assets/new.js'])
    await dropOldCode('code', ['/assets/a.js', '/assets/new.js'])
    expect(files()).toEqual(['/assets/a.js', '/assets/myung-abc.woff2', '/assets/new.js'])
  })

  it('holds no more fonts than a page shows, the newest ones', async () => {
    await keepCode(
      'code',
      Array.from({ length: 61 }, (_, index) => `/assets/${index}.woff2`),
    )
    await dropOldCode('code', [])
    expect(files()).toHaveLength(60)
    expect(files()).not.toContain('/assets/0.woff2')
  })

  it('is not begun by a release that takes over', async () => {
    await dropOldCode('code', ['/assets/new.js'])
    expect(kept.size).toBe(0)
  })

  it('stays as it was when a file does not come', async () => {
    await keepCode('code', ['/assets/a.js'])
    await expect(keepCode('code', ['/assets/lost.js'])).rejects.toThrow('Failed to fetch')
    expect(files()).toEqual(['/assets/a.js'])
  })

  it('comes with a new release only where it was kept before', async () => {
    await renewCode('code', ['/assets/new.js'])
    expect(kept.size).toBe(0)
    await keepCode('code', ['/assets/a.js'])
    await renewCode('code', ['/assets/new.js'])
    expect(files()).toEqual(['/assets/a.js', '/assets/new.js'])
  })
})
