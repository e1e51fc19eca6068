import { describe, expect, it } from 'vitest'
import { findAbout } from '@/inquiries/aboutWork'
import { cardId, episodes, fanart, serialWorkKey } from '@/posts/collections'

describe('findAbout', () => {
  it('names the row of a post', () => {
    expect(findAbout(cardId(fanart, 12))).toEqual({ kind: 'post', collection: fanart, id: 12 })
    expect(findAbout('episodes-3')).toEqual({ kind: 'post', collection: episodes, id: 3 })
  })

  it('finds series and novels with title, picture and address', () => {
    expect(findAbout(serialWorkKey('series', 'tls'))).toMatchObject({
      kind: 'series',
      path: '/webtoon/Tls',
      picture: { src: expect.any(String) },
    })
    expect(findAbout(serialWorkKey('novel', 'they'))).toMatchObject({ kind: 'novel', path: '/novel/They' })
    expect(findAbout('novel-more-book')).toMatchObject({
      kind: 'novel',
      path: expect.stringContaining('tab='),
    })
  })

  it('knows no other keys', () => {
    for (const key of [
      '',
      'fanart',
      'fanart-',
      'fanart-0',
      'fanart-012',
      'fanart-1e3',
      'paintings-3',
      'series-unknown',
      'novel-12',
      'Fanart-12',
      'fanart-12 ',
      'commissions-1',
    ])
      expect(findAbout(key), key).toBeNull()
  })
})
