import { describe, expect, it, vi } from 'vitest'
import { homeThumbnailSources, postImageSources } from '@/posts/imageSources'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

const settings = vi.hoisted(() => ({ hasTransforms: true }))
vi.mock('@/config/env', () => ({ env: settings }))

const address = (path: string) => `https://db.example.com${path}`
const thumbnail = '/storage/v1/object/public/media/1-640.webp'
const image = '/storage/v1/object/public/media/1.webp'
const size = { width: 2560, height: 1707 }

describe('the sources of a post’s picture', () => {
  it('are only stored sizes in a list: the thumbnail, then the full picture', () => {
    expect(postImageSources({ thumbnail, image, ...size }, { width: 495 })).toEqual([
      { src: address(thumbnail) },
      { src: address(image) },
    ])
  })

  it.each([
    [{ width: 1440, kind: 'full' }, size, 640],
    [{ width: 400, kind: 'full' }, { width: 1707, height: 2560 }, 427],
    [{ width: 960 }, size, 640],
  ] as const)('offer the browser both stored sizes for %j', (options, { width, height }, smallWidth) => {
    const sources = postImageSources({ thumbnail, image, width, height }, options)
    const srcSet = `${address(thumbnail)} ${smallWidth}w, ${address(image)} ${width}w`
    expect(sources).toEqual([{ src: address(image), srcSet }, { src: address(thumbnail) }])
  })

  it.each([
    ['the size is unknown', { thumbnail, image, width: null, height: null }],
    ['the thumbnail is another picture', { thumbnail: thumbnail.replace('1-', '2-'), image, ...size }],
    ['there is no thumbnail', { thumbnail: null, image, ...size }],
    ['both are the same', { thumbnail: image, image, ...size }],
  ])('are the full picture if %s', (_case, picture) => {
    const [first] = postImageSources(picture, { width: 1440, kind: 'full' })
    expect(first).toEqual({ src: address(image) })
  })

  it('keep images on other servers', () => {
    const foreign = 'https://images.example.org/1.jpg'
    expect(postImageSources({ thumbnail: null, image: foreign }, { width: 495 })).toEqual([{ src: foreign }])
  })

  it.each([
    { thumbnail: null, image: null },
    { thumbnail: 'javascript:alert(1)', image: 'data:text/html,x' },
  ])('are empty for %j', (post) => {
    expect(postImageSources(post, { width: 495 })).toEqual([])
    expect(postImageSources(post, { width: 1440, kind: 'full' })).toEqual([])
  })
})

describe('the home page’s thumbnail', () => {
  const transformed =
    'https://db.example.com/storage/v1/render/image/public/media/1-640.webp?width=300&height=300&quality=80&resize=cover'

  it('is the transform of the specification, then the stored picture', () => {
    expect(homeThumbnailSources(thumbnail)).toEqual([
      { src: transformed, isRendition: true },
      { src: address(thumbnail) },
    ])
    expect(homeThumbnailSources(null)).toEqual([])
  })

  it('is the stored picture if the project has no image transforms or it is on another server', () => {
    settings.hasTransforms = false
    expect(homeThumbnailSources(thumbnail)).toEqual([{ src: address(thumbnail) }])
    settings.hasTransforms = true
    const foreign = 'https://images.example.org/1.jpg'
    expect(homeThumbnailSources(foreign)).toEqual([{ src: foreign }])
  })
})
