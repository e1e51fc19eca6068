import { describe, expect, it } from 'vitest'
import { splitByPublishGate } from '@/admin/list/splitByPublishGate'
import { a7c2 } from '../../support/galleries'
import { buildPost } from '../../support/posts'

const complete = { image: 'a.webp', alt: '안개 낀 산' }
describe('splitByPublishGate', () => {
  it('applies the same rules as the editor', () => {
    const [ready, withoutAlt, withoutImage] = [
      buildPost(complete),
      buildPost({ ...complete, alt: ' ' }),
      buildPost({ alt: '산' }),
    ]
    const gate = splitByPublishGate(a7c2, [ready, withoutAlt, withoutImage])
    expect(gate.ready).toEqual([ready])
    expect(gate.refused.map(({ post, missing }) => [post, Object.keys(missing)])).toEqual([
      [withoutAlt, ['alt']],
      [withoutImage, ['image']],
    ])
  })

  it('asks serial works for what their readers see', () => {
    const untitled = buildPost({ title: ' ', meta: { cuts: [{ image: '/a.webp', width: 1, height: 1 }] } })
    const [episode] = splitByPublishGate({ key: 'episodes' }, [untitled, buildPost({ meta: {} })]).refused
    expect(Object.keys(episode?.missing ?? {})).toEqual(['title'])
    const chapters = [buildPost({ letters: 0 }), buildPost({ letters: 1 })]
    const { ready, refused } = splitByPublishGate({ key: 'chapters' }, chapters)
    expect(refused.map(({ missing }) => Object.keys(missing))).toEqual([['body']])
    expect(ready).toEqual(chapters.slice(1))
  })

  it('accepts published posts with missing fields', () => {
    const published = buildPost({ status: 'published' })
    expect(splitByPublishGate(a7c2, [published])).toEqual({ ready: [published], refused: [], scheduled: [] })
  })

  it('returns scheduled posts separately', () => {
    const publishedAt = new Date(Date.now() + 9e6).toISOString()
    const post = buildPost({ ...complete, status: 'published', publishedAt })
    expect(splitByPublishGate(a7c2, [post])).toEqual({ ready: [], refused: [], scheduled: [post] })
  })
})
