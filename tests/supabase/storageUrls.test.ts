import { describe, expect, it, vi } from 'vitest'
import { HOME_THUMBNAIL } from '@/config/constants'
import { imageUrl, transformedUrl } from '@/supabase/storageUrls'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

const stored = '/storage/v1/object/public/media/a b/1.webp'

describe('URLs of stored images', () => {
  it('resolves a root-relative object against the backend', () => {
    expect(imageUrl(stored)).toBe(`https://db.example.com${stored}`)
  })

  it.each(['http://localhost:5173', 'https://old-project.supabase.co'])(
    'resolves an object saved under %s against the current backend',
    (origin) => {
      expect(imageUrl(`${origin}/storage/v1/object/public/media/1.webp?t=1#x`)).toBe(
        'https://db.example.com/storage/v1/object/public/media/1.webp',
      )
    },
  )

  it('keeps other http(s) URLs', () => {
    expect(imageUrl('https://images.example.org/1.jpg?w=3')).toBe('https://images.example.org/1.jpg?w=3')
    expect(transformedUrl('https://images.example.org/1.jpg', HOME_THUMBNAIL)).toBe(
      'https://images.example.org/1.jpg',
    )
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript:alert(1)//storage/v1/object/public/media/1.webp',
    'javascript://x/%0aalert(1)/storage/v1/object/public/media/1.webp',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://example.com/1',
    '//example.com/1.webp',
    'photo.webp',
    'https://',
    '/storage/v1/object/public/media/../../auth/v1/user',
    '',
    null,
    undefined,
  ])('rejects %j', (text) => {
    expect(imageUrl(text)).toBeNull()
    expect(transformedUrl(text, HOME_THUMBNAIL)).toBeNull()
  })

  it('has the parameters of the home thumbnail in a fixed order', () => {
    expect(transformedUrl('/storage/v1/object/public/media/1.webp', HOME_THUMBNAIL)).toBe(
      'https://db.example.com/storage/v1/render/image/public/media/1.webp?width=300&height=300&quality=80&resize=cover',
    )
  })
})
