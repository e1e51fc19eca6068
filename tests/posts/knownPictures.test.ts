import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CopyCoverage } from '@/posts/pictures/pictureCopies'
import { buildPost } from '../support/posts'

const DAY = '2026-11-20T12:00:00Z'
const LATER = '2026-11-25T12:00:00Z'
const EARLIER = '2026-01-01T00:00:00Z'
const coverage: CopyCoverage = {
  use: 'first',
  until: '2026-11-21T00:00:00Z',
  allSince: '2026-06-01T00:00:00Z',
  smallSince: EARLIER,
  missing: ['lost.webp'],
}
const stored = (name: string) => `/storage/v1/object/public/media/${name}`
const post = (name: string, changes: object = {}) =>
  buildPost({
    image: stored(`${name}.webp`),
    thumbnail: stored(`${name}-640.webp`),
    width: 2000,
    createdAt: DAY,
    publishedAt: DAY,
    updatedAt: DAY,
    ...changes,
  })

async function load() {
  const { setCopyCoverage } = await import('@/posts/pictures/pictureCopies')
  setCopyCoverage(coverage)
  return import('@/posts/pictures/knownPictures')
}
let pictures: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  vi.resetModules()
  pictures = await load()
})

const widthsOf = (name: string) => pictures.findCopies(stored(name))?.widths

describe('the copies of a row’s pictures', () => {
  it('are known for the picture and for its thumbnail once the row has been read', () => {
    expect(widthsOf('a.webp')).toBeUndefined()
    pictures.rememberPictures([post('a')])
    const copies = { key: 'a.webp', widths: [480, 960, 1440, 2000], originalWidth: 2000 }
    expect(pictures.findCopies(stored('a.webp'))).toEqual(copies)
    expect(pictures.findCopies(`https://old.example${stored('a-640.webp')}`)).toEqual(copies)
  })

  it('are known for cuts and for pictures in texts', () => {
    const image = { type: 'image', attrs: { src: stored('text.webp'), width: 700 } }
    const body = { type: 'doc', content: [{ type: 'blockquote', content: [image] }] }
    const cut = { image: stored('cut.webp'), width: 1440, height: 2000 }
    pictures.rememberPictures([post('a', { body, meta: { cuts: [cut] } })])
    expect(widthsOf('text.webp')).toEqual([480, 700])
    expect(widthsOf('cut.webp')).toEqual([480, 960, 1440])
  })

  it.each([
    ['published after the build', { createdAt: LATER, publishedAt: LATER, updatedAt: LATER }],
    ['changed after the build', { updatedAt: LATER }],
    ['older than all copies', { createdAt: '2025-01-01T00:00:00Z', publishedAt: null, updatedAt: null }],
  ])('are unknown for a row that is %s', (_case, dates) => {
    pictures.rememberPictures([post('a', dates)])
    expect(widthsOf('a.webp')).toBeUndefined()
  })

  it('are only small ones for an older row', () => {
    const thumbnail = stored('other.webp')
    pictures.rememberPictures([
      post('a', { createdAt: EARLIER, publishedAt: EARLIER }),
      post('b', { createdAt: EARLIER, publishedAt: EARLIER, thumbnail }),
    ])
    expect(widthsOf('a.webp')).toEqual([960])
    // The width of this thumbnail is unknown.
    expect(widthsOf('other.webp')).toBeUndefined()
  })

  it('stay known when the row changes, because stored files never change', () => {
    pictures.rememberPictures([post('a')])
    pictures.rememberPictures([post('a', { updatedAt: LATER })])
    expect(widthsOf('a.webp')).toEqual([480, 960, 1440, 2000])
  })

  it('are unknown for a picture that the build could not copy', () => {
    pictures.rememberPictures([post('lost')])
    expect(widthsOf('lost.webp')).toBeUndefined()
    expect(widthsOf('lost-640.webp')).toBeUndefined()
  })

  it('are the narrowest one for a thumbnail that is another picture, whose width no row has', () => {
    pictures.rememberPictures([post('a', { thumbnail: stored('other.webp') })])
    expect(pictures.findCopies(stored('other.webp'))).toEqual({
      key: 'other.webp',
      widths: [480],
      originalWidth: null,
    })
  })
})

describe('a static page', () => {
  it('knows the pictures of its lists, details and neighbours', () => {
    const page = { posts: [post('list')], nextOffset: null }
    pictures.rememberStaticPictures({ pages: [page], pageParams: [{ offset: 0 }] })
    pictures.rememberStaticPictures({ previous: null, next: post('next') })
    pictures.rememberStaticPictures([
      { thumbnail: stored('home-640.webp'), width: 1200, date: DAY },
      { thumbnail: stored('episode.webp'), width: null, date: DAY },
    ])
    expect(widthsOf('list.webp')).toEqual([480, 960, 1440, 2000])
    expect(widthsOf('next-640.webp')).toEqual([480, 960, 1440, 2000])
    expect(pictures.findCopies(stored('home-640.webp'))).toMatchObject({
      key: 'home.webp',
      originalWidth: 1200,
    })
    expect(widthsOf('episode.webp')).toEqual([480])
  })
})

describe('without copies in the build', () => {
  it('no picture has copies', async () => {
    const { setCopyCoverage } = await import('@/posts/pictures/pictureCopies')
    setCopyCoverage(null)
    pictures.rememberPictures([post('a')])
    expect(widthsOf('a.webp')).toBeUndefined()
  })
})
