import { describe, expect, it } from 'vitest'
import { nounsOf } from '@/admin/components/collectionNouns'
import { atPublishGate, refusalMessage } from '@/admin/list/publishRefusal'
import { a7c2 } from '@/posts/registry'
import { postOf } from '../../support/posts'

const whole = { image: 'a.webp', alt: '안개 낀 산' }
const message = (post: Parameters<typeof postOf>[0]) =>
  atPublishGate([postOf(post)]).refused.map((refused) => refusalMessage(refused, nounsOf(a7c2)))

describe('the publish gate of a list', () => {
  it('lets through what the editor would, and holds back the rest', () => {
    const [ready, lacking, bare] = [postOf(whole), postOf({ ...whole, alt: ' ' }), postOf({ alt: '산' })]
    const gate = atPublishGate([ready, lacking, bare])
    expect(gate.ready).toEqual([ready])
    expect(gate.refused.map(({ post, missing }) => [post, Object.keys(missing)])).toEqual([
      [lacking, ['alt']],
      [bare, ['image']],
    ])
  })

  it('leaves alone what visitors see already', () => {
    const old = postOf({ status: 'published' })
    expect(atPublishGate([old])).toEqual({ ready: [old], refused: [], waiting: [] })
  })

  it('counts nothing as ready that waits for its time', () => {
    const publishedAt = new Date(Date.now() + 9e6).toISOString()
    const post = postOf({ ...whole, status: 'published', publishedAt })
    expect(atPublishGate([post])).toEqual({ ready: [], refused: [], waiting: [post] })
  })

  it('says what one row lacks', () => {
    expect(message({ title: '비 오는 창', image: 'a.webp' })).toEqual([
      '‘비 오는 창’을 게시하지 못했습니다. 대체 텍스트가 있어야 게시할 수 있습니다.',
    ])
  })
})
