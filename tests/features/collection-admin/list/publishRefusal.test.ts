import { describe, expect, it } from 'vitest'
import { nounsOf } from '@/features/collection-admin/parts/collectionNouns'
import { atPublishGate, refusalMessage } from '@/features/collection-admin/list/publishRefusal'
import { a7c2 } from '@/collections/registry'
import { postOf } from '../../../posts'

const whole = { image: 'a.webp', alt: '안개 낀 산' }
const message = (...posts: Parameters<typeof postOf>[0][]) =>
  refusalMessage(atPublishGate(posts.map((post) => postOf(post))).refused, nounsOf(a7c2))

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
    expect(atPublishGate([old])).toEqual({ ready: [old], refused: [] })
  })

  it('says what one row lacks', () => {
    expect(message({ title: '비 오는 창', image: 'a.webp' })).toBe(
      '‘비 오는 창’을 게시하지 못했습니다. 대체 텍스트가 있어야 게시할 수 있습니다.',
    )
  })

  it('says which rows lack what', () => {
    expect(message({ title: '바다', image: 'a.webp' }, { title: '산' })).toBe(
      '‘바다’ 외 1장을 게시하지 못했습니다. ‘바다’에는 대체 텍스트가, ‘산’에는 사진과 대체 텍스트가 있어야 합니다.',
    )
  })

  it('names three of many', () => {
    const titles = ['하나', '둘', '셋', '넷', '다섯']
    expect(message(...titles.map((title) => ({ title, alt: '산' })))).toBe(
      '‘하나’ 외 4장을 게시하지 못했습니다. ‘하나’에는 사진이, ‘둘’에는 사진이, ‘셋’에는 사진이 있어야 합니다. 다른 2장에도 빠진 것이 있습니다.',
    )
  })
})
