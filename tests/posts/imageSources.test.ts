import { describe, expect, it, vi } from 'vitest'
import { postImageSources, thumbnailSources } from '@/posts/imageSources'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl'))

const settings = vi.hoisted(() => ({ hasTransforms: true }))
vi.mock('@/config/env', () => ({ env: settings }))

describe('postImageSources and thumbnailSources', () => {
  const thumbnail = '/storage/v1/object/public/media/1-640.webp'
  const image = '/storage/v1/object/public/media/1.webp'

  it('return renditions, then the originals', () => {
    const [first, ...rest] = postImageSources({ thumbnail, image }, { width: 495 })
    expect(first?.src).toMatch(/render\/image\/public\/media\/1\.webp\?width=640&quality=\d+&resize=contain$/)
    expect(first?.srcSet?.split(', ').map((source) => source.split(' ')[1])).toEqual([
      '320w',
      '400w',
      '480w',
      '640w',
      '800w',
      '960w',
      '1280w',
    ])
    expect(rest).toEqual([
      { src: `https://db.example.com${thumbnail}` },
      { src: `https://db.example.com${image}` },
    ])
  })

  it('prefer the full picture on a detail page', () => {
    const sources = postImageSources({ thumbnail, image }, { width: 1440, kind: 'full' })
    expect(sources.slice(1).map(({ src }) => src)).toEqual([
      `https://db.example.com${image}`,
      `https://db.example.com${thumbnail}`,
    ])
    expect(sources[0]?.srcSet).toContain(' 2500w')
  })

  it('return exactly the rendition of the home page', () => {
    const exactly = { width: 300, height: 300, quality: 80, resize: 'cover' } as const
    expect(thumbnailSources(thumbnail, exactly)).toEqual([
      {
        src: 'https://db.example.com/storage/v1/render/image/public/media/1-640.webp?width=300&height=300&quality=80&resize=cover',
        isRendition: true,
      },
      { src: `https://db.example.com${thumbnail}` },
    ])
    expect(thumbnailSources(null, exactly)).toEqual([])
  })

  it('return only the originals if the project has no image transformation', () => {
    settings.hasTransforms = false
    expect(postImageSources({ thumbnail, image }, { width: 495 })).toEqual([
      { src: `https://db.example.com${thumbnail}` },
      { src: `https://db.example.com${image}` },
    ])
    settings.hasTransforms = true
  })

  it('return no renditions of images on other servers', () => {
    const foreign = 'https://images.example.org/1.jpg'
    expect(postImageSources({ thumbnail: null, image: foreign }, { width: 495 })).toEqual([{ src: foreign }])
  })

  it.each([
    { thumbnail: null, image: null },
    { thumbnail: 'javascript:alert(1)', image: 'data:text/html,x' },
  ])('return nothing for %j', (post) => {
    expect(postImageSources(post, { width: 495 })).toEqual([])
  })
})
