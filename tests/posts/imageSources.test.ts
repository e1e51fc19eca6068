import { afterEach, describe, expect, it, vi } from 'vitest'
import { homeThumbnailSources, postImageSources, storedImageSources } from '@/posts/pictures/imageSources'
import { rememberPictures } from '@/posts/pictures/knownPictures'
import { type CopyCoverage, setCopyCoverage } from '@/posts/pictures/pictureCopies'
import { fullPictureUrls, pictureFile } from '@/posts/pictures/pictureFiles'
import { buildPost } from '../support/posts'

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

describe('a picture with copies', () => {
  const DAY = '2026-11-20T12:00:00Z'
  const coverage: CopyCoverage = { use: 'first', until: DAY, allSince: DAY, smallSince: null, missing: [] }
  const name = (id: string) => `/storage/v1/object/public/media/p/${id}.webp`
  const post = (id: string, width: number) =>
    buildPost({
      image: name(id),
      thumbnail: name(`${id}-640`),
      width,
      height: width,
      createdAt: DAY,
      updatedAt: DAY,
    })
  const copies = (id: string, widths: number[], format: string) =>
    widths
      .map((width) => `/media/p/${id}.webp-${width}.${width > 1440 ? 'webp' : format} ${width}w`)
      .join(', ')

  afterEach(() => setCopyCoverage(null))

  it('shows AVIF up to 1440 px and WebP beyond, then the stored sizes', () => {
    setCopyCoverage(coverage)
    const wide = post('wide', 2560)
    rememberPictures([wide])
    const widths = [480, 960, 1440, 2560]
    const source = {
      src: '/media/p/wide.webp-1440.webp',
      srcSet: copies('wide', widths, 'webp'),
      avif: copies('wide', widths, 'avif'),
    }
    expect(postImageSources(wide, { width: 300 })).toEqual([
      source,
      { src: address(name('wide-640')) },
      { src: address(name('wide')) },
    ])
    const [first, second] = postImageSources(wide, { width: 1440, kind: 'full' })
    expect(first).toEqual(source)
    expect(second).toMatchObject({ src: address(name('wide')) })
    expect(storedImageSources(wide.image, { width: 300 })).toEqual([source, { src: address(name('wide')) }])
  })

  it('is shown from storage first with MEDIA_COPIES=fallback', () => {
    setCopyCoverage({ ...coverage, use: 'fallback' })
    const wide = post('late', 700)
    rememberPictures([wide])
    expect(postImageSources(wide, { width: 300 }).map(({ src }) => src)).toEqual([
      address(name('late-640')),
      address(name('late')),
      '/media/p/late.webp-700.webp',
    ])
    expect(fullPictureUrls(wide)[0]).toBe(address(name('late')))
    expect(pictureFile(wide)?.url).toBe(address(name('late')))
  })

  it('offers large screens the stored original if it has only a small copy', () => {
    setCopyCoverage({ ...coverage, allSince: null, smallSince: DAY })
    const old = post('old', 2400)
    rememberPictures([old])
    const [first, second, third] = postImageSources(old, { width: 1440, kind: 'full' })
    expect(first?.srcSet).toBe(`/media/p/old.webp-960.webp 960w, ${address(name('old'))} 2400w`)
    expect(first?.avif).toBe(`/media/p/old.webp-960.avif 960w, ${address(name('old'))} 2400w`)
    expect(second?.srcSet).toBe('/media/p/old.webp-960.webp 960w')
    expect(third?.src).toBe(address(name('old')))
    expect(fullPictureUrls(old)).toEqual([
      address(name('old')),
      address(name('old-640')),
      '/media/p/old.webp-960.webp',
    ])
  })

  it('is known by its narrowest copy if no row has its width, which larger boxes show last', () => {
    setCopyCoverage(coverage)
    rememberPictures([buildPost({ thumbnail: name('square'), createdAt: DAY, updatedAt: DAY })])
    const sourcesFor = (width: number) => storedImageSources(name('square'), { width }).map(({ src }) => src)
    expect(sourcesFor(240)).toEqual(['/media/p/square.webp-480.webp', address(name('square'))])
    expect(sourcesFor(600)).toEqual([address(name('square')), '/media/p/square.webp-480.webp'])
  })

  it('has a URL that a srcset can hold, whatever its name', () => {
    setCopyCoverage(coverage)
    const odd = buildPost({
      image: name('a b,%25한'),
      width: 480,
      height: 480,
      createdAt: DAY,
      updatedAt: DAY,
    })
    rememberPictures([odd])
    const [{ srcSet } = { srcSet: '' }] = postImageSources(odd, { width: 300 })
    expect(srcSet).toBe('/media/p/a%20b%2C%25%ED%95%9C.webp-480.webp 480w')
  })

  it('is one file for feeds and link previews: the widest copy within the limit, with its size', () => {
    setCopyCoverage(coverage)
    const wide = post('feed', 2560)
    rememberPictures([wide])
    expect(pictureFile(wide, 1440)).toEqual({
      url: '/media/p/feed.webp-1440.webp',
      width: 1440,
      height: 1440,
    })
    expect(pictureFile(wide)?.url).toBe('/media/p/feed.webp-2560.webp')
    expect(fullPictureUrls(wide)).toEqual([
      '/media/p/feed.webp-2560.webp',
      address(name('feed')),
      address(name('feed-640')),
    ])
  })

  it('is home’s second choice after the transform, and the first one without transforms', () => {
    setCopyCoverage(coverage)
    rememberPictures([post('home', 480)])
    const sourcesOf = () => homeThumbnailSources(name('home-640')).map(({ src }) => src)
    const [transformed, ...rest] = sourcesOf()
    expect(transformed).toContain('/render/image/')
    expect(rest).toEqual(['/media/p/home.webp-480.webp', address(name('home-640'))])
    settings.hasTransforms = false
    expect(sourcesOf()).toEqual(rest)
    settings.hasTransforms = true
  })
})
