import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { shareOf } from '@/posts/share'
import { sharedWords } from '@/posts/sharedWords'
import { a7c2, favorites } from '@/posts/registry'
import { cardLayout } from '@/admin/share/cardLayout'
import { focusAfterKey, framesOf, tightPlaces } from '@/admin/share/focusRules'
import { cutAt, shownTitle, verdictOf } from '@/admin/share/services'
import { shareDraftOf, withShare } from '@/admin/share/shareDraft'
import { FAVORITE_STAMP } from '@/lib/image/cardPicture'
import { headOf } from '@/ui/head'
import { stamp } from '../../../scripts/social-cards/designs/stamp.ts'
import { postOf } from '../../support/posts'

const PHOTO = { width: 3000, height: 2000 }

describe('crops', () => {
  it('of a 3:2 picture are as large as the design says', () => {
    const { card, chat, square } = framesOf(PHOTO, [0.5, 0.5])
    expect([card.width, card.height]).toEqual([3000, 1575])
    expect([chat.width / 3000, chat.height / 2000]).toEqual([1, 0.75])
    expect([square.width / 3000, square.height / 2000]).toEqual([0.525, 0.7875])
  })

  it('stop at the picture’s edges and follow the point', () => {
    expect(framesOf(PHOTO, [0, 0]).card.top).toBe(0)
    expect(framesOf(PHOTO, [1, 1]).card.top).toBe(2000 - 1575)
    expect(framesOf({ width: 4000, height: 1000 }, [1, 0.5]).card.left).toBeCloseTo(
      4000 - 1000 * (1200 / 630),
    )
  })

  it('tell where the point is cut', () => {
    expect(tightPlaces(PHOTO, [0.5, 0.4])).toEqual([])
    expect(tightPlaces(PHOTO, [0.95, 0.4])).toEqual(['카카오톡', '네이버'])
    expect(tightPlaces(PHOTO, [0.8, 0.4])).toEqual(['네이버'])
  })

  it.each([
    ['x', 'ArrowLeft', false, [0.49, 0.5]],
    ['x', 'ArrowUp', false, [0.51, 0.5]],
    ['x', 'ArrowDown', true, [0.4, 0.5]],
    ['y', 'ArrowDown', true, [0.5, 0.6]],
    ['y', 'ArrowRight', false, [0.5, 0.51]],
    ['y', 'Home', false, [0.5, 0.5]],
    ['x', 'a', false, null],
  ] as const)('move along %s by %s', (axis, key, shift, to) => {
    expect(focusAfterKey([0.5, 0.5], axis, key, shift)).toEqual(to)
    expect(focusAfterKey([0, 1], 'x', 'ArrowLeft', true)).toEqual([0, 1])
  })
})

describe('the card', () => {
  it('shows a thing where its stamp is drawn', async () => {
    const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    const drawn = await stamp(picture, { ...FAVORITE_STAMP, degrees: 0 })
    const { left, top, width, height } = cardLayout(favorites, { width: 30, height: 30 }, null).box
    expect(drawn).toContain(`<image x="${left}" y="${top}" width="${width}" height="${height}"`)
  })
})

describe('cuts', () => {
  it('count letters as people do', () => {
    expect(cutAt('가나👩‍🎨다', 3)).toEqual({ shown: '가나👩‍🎨', cut: '다' })
  })

  it('are told by place', () => {
    const called = (title: string) => ({ title, pageTitle: `${title} · Blank Page` })
    const long = called('가'.repeat(42))
    expect(verdictOf('kakao', long, true)).toEqual({ tone: 'whole', words: '모두 보입니다' })
    expect(verdictOf('naver', long, true)).toEqual({ tone: 'cut', words: '제목이 잘립니다' })
    expect(verdictOf('x', long, true).words).toBe('첫 줄만 보입니다')
    expect(verdictOf('google', called('짧다'), false).words).toBe('그림이 없습니다')
    expect(shownTitle('naver', long)).toBe(`${'가'.repeat(35)}…`)
    expect(shownTitle('x', called('짧다'))).toBe('짧다')
  })
})

describe('what a link says', () => {
  const identity = { name: 'Blank Page', description: '', locale: 'ko_KR', image: { src: '' }, feeds: [] }
  const tags = (meta: object) => {
    const post = postOf({ title: '새벽', summary: '요약', meta })
    const head = headOf({ path: '/x', ...sharedWords(a7c2, post, null) }, identity, 'https://a.example')
    const of = (name: string) =>
      head.tags.flatMap(({ attributes }) =>
        ('property' in attributes && attributes.property === name) ||
        ('name' in attributes && attributes.name === name)
          ? [attributes.content]
          : [],
      )
    return [head.title, ...of('og:title'), ...of('twitter:title'), ...of('og:description')]
  }

  it('is the post’s own, until the owner says otherwise', () => {
    expect(tags({})).toEqual(['새벽 · Blank Page', '새벽 · Blank Page', '새벽 · Blank Page', '요약'])
    expect(tags({ share: { title: '산이 열 겹', description: '세어 보니' } })).toEqual([
      '산이 열 겹 · Blank Page',
      '산이 열 겹',
      '산이 열 겹',
      '세어 보니',
    ])
  })

  it.each([
    [{ share: { title: 3, description: ' ', focus: [2, 0] } }, {}],
    [{ share: 'x' }, {}],
    [{ share: { focus: [0.67, 0.34], title: '제목' } }, { focus: [0.67, 0.34], title: '제목' }],
  ])('of %j is read field by field', (meta, share) => {
    expect(JSON.parse(JSON.stringify(shareOf(meta)))).toEqual(share)
  })

  it('stands in the fields as it is typed, and empty is nothing', () => {
    const meta = withShare({ iso: 100 }, { title: '제목 ', description: '', focus: null })
    expect(meta).toEqual({ iso: 100, share: { title: '제목 ' } })
    expect(shareDraftOf(meta)).toEqual({ title: '제목 ', description: '', focus: null })
    expect(withShare(meta, { title: '', description: '', focus: null })).toEqual({ iso: 100 })
    const later = { share: { title: '제목', later: { a: 1 } } }
    expect(withShare(later, { title: '새 제목', description: '', focus: null })).toEqual({
      share: { title: '새 제목', later: { a: 1 } },
    })
    expect(withShare(later, { title: '', description: '', focus: null })).toEqual({
      share: { later: { a: 1 } },
    })
  })
})
