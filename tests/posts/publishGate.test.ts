import { describe, expect, it } from 'vitest'
import { missingToPublish } from '@/posts/publishGate'

const whole = { title: '겹겹의 새벽', image: 'a.webp', alt: '안개 낀 산' }
const missing = (changes: object) => Object.keys(missingToPublish({ ...whole, ...changes }))

describe('what publishing waits for', () => {
  it('is nothing when title, picture and words for it are there', () => {
    expect(missingToPublish(whole)).toEqual({})
  })

  it.each([
    [{ title: ' ' }, ['title']],
    [{ title: '\u200B' }, ['title']],
    [{ image: null }, ['image']],
    [{ alt: null }, ['alt']],
    [{ alt: ' \n' }, ['alt']],
    [{ title: '', image: null, alt: '' }, ['title', 'image', 'alt']],
  ])('with %j is %j', (changes, names) => {
    expect(missing(changes)).toEqual(names)
  })

  it('is no picture when one is on its way', () => {
    expect(missingToPublish({ ...whole, image: null }, true)).toEqual({})
  })
})
