import { describe, expect, it } from 'vitest'
import { missingToPublish } from '@/posts/owner/postDraft'

const whole = { title: '겹겹의 새벽', image: 'a.webp', alt: '안개 낀 산' }
const missing = (changes: object) => Object.keys(missingToPublish({ ...whole, ...changes }))

describe('missingToPublish', () => {
  it('returns nothing for a post with title, picture and alternative text', () => {
    expect(missingToPublish(whole)).toEqual({})
  })

  it.each([
    [{ title: ' ' }, ['title']],
    [{ title: '\u200B' }, ['title']],
    [{ image: null }, ['image']],
    [{ alt: null }, ['alt']],
    [{ alt: ' \n' }, ['alt']],
    [{ title: '', image: null, alt: '' }, ['title', 'image', 'alt']],
  ])('with %j returns %j', (changes, names) => {
    expect(missing(changes)).toEqual(names)
  })

  it('does not require a picture while one is being uploaded', () => {
    expect(missingToPublish({ ...whole, image: null }, true)).toEqual({})
  })
})
