import { describe, expect, it } from 'vitest'
import { parseShare, linkPreview } from '@/posts/share'
import { a7c2 } from '../../support/galleries'
import { moveFocus, cropFrames, servicesCroppingFocus } from '@/admin/components/cropFocus'
import { splitText, displayTitle, previewStatus } from '@/admin/share/services'
import { readShareDraft, withShare } from '@/admin/components/shareDraft'
import { createHead } from '@/ui/head'
import { buildPost } from '../../support/posts'

const PHOTO = { width: 3000, height: 2000 }

describe('crops', () => {
  it('of a 3:2 picture have the designed sizes', () => {
    const { card, chat, square } = cropFrames(PHOTO, [0.5, 0.5])
    expect([card.width, card.height]).toEqual([3000, 1575])
    expect([chat.width / 3000, chat.height / 2000]).toEqual([1, 0.75])
    expect([square.width / 3000, square.height / 2000]).toEqual([0.525, 0.7875])
  })

  it('follow the focal point and stop at the picture’s edges', () => {
    expect(cropFrames(PHOTO, [0, 0]).card.top).toBe(0)
    expect(cropFrames(PHOTO, [1, 1]).card.top).toBe(2000 - 1575)
    expect(cropFrames({ width: 4000, height: 1000 }, [1, 0.5]).card.left).toBeCloseTo(
      4000 - 1000 * (1200 / 630),
    )
  })

  it('report services that cut the focal point', () => {
    expect(servicesCroppingFocus(PHOTO, [0.5, 0.4])).toEqual([])
    expect(servicesCroppingFocus(PHOTO, [0.95, 0.4])).toEqual(['kakao', 'naver'])
    expect(servicesCroppingFocus(PHOTO, [0.8, 0.4])).toEqual(['naver'])
  })

  it.each([
    ['x', 'ArrowLeft', false, [0.49, 0.5]],
    ['x', 'ArrowUp', false, [0.51, 0.5]],
    ['x', 'ArrowDown', true, [0.4, 0.5]],
    ['y', 'ArrowDown', true, [0.5, 0.6]],
    ['y', 'ArrowRight', false, [0.5, 0.51]],
    ['y', 'Home', false, [0.5, 0.5]],
    ['x', 'a', false, null],
  ] as const)('axis %s: key %s moves the focal point', (axis, key, shift, to) => {
    expect(moveFocus([0.5, 0.5], axis, key, shift)).toEqual(to)
    expect(moveFocus([0, 1], 'x', 'ArrowLeft', true)).toEqual([0, 1])
  })
})

describe('truncation', () => {
  it('counts graphemes', () => {
    expect(splitText('가나👩‍🎨다', 3)).toEqual({ visible: '가나👩‍🎨', hidden: '다' })
  })

  it('depends on the service', () => {
    const titles = (title: string) => ({ title, pageTitle: `${title} · Blank Page` })
    const long = titles('가'.repeat(42))
    expect(previewStatus('kakao', long, true)).toEqual({ tone: 'whole', message: '모두 보입니다' })
    expect(previewStatus('naver', long, true)).toEqual({ tone: 'cut', message: '제목이 잘립니다' })
    expect(previewStatus('x', long, true).message).toBe('첫 줄만 보입니다')
    expect(previewStatus('google', titles('짧다'), false).message).toBe('그림이 없습니다')
    expect(displayTitle('naver', long)).toBe(`${'가'.repeat(35)}…`)
    expect(displayTitle('x', titles('짧다'))).toBe('짧다')
  })
})

describe('share data', () => {
  const identity = { name: 'Blank Page', description: '', locale: 'ko_KR', image: { src: '' }, feeds: [] }
  const tags = (meta: object) => {
    const post = buildPost({ title: '새벽', summary: '요약', meta })
    const head = createHead({ path: '/x', ...linkPreview(a7c2, post, null) }, identity, 'https://a.example')
    const valuesOf = (name: string) =>
      head.tags.flatMap(({ attributes }) =>
        ('property' in attributes && attributes.property === name) ||
        ('name' in attributes && attributes.name === name)
          ? [attributes.content]
          : [],
      )
    return [head.title, ...valuesOf('og:title'), ...valuesOf('twitter:title'), ...valuesOf('og:description')]
  }

  it('defaults to the post’s title and summary', () => {
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
  ])('of %j is parsed field by field', (meta, share) => {
    expect(JSON.parse(JSON.stringify(parseShare(meta)))).toEqual(share)
  })

  it('is stored as typed, without empty fields, and keeps unknown properties', () => {
    const meta = withShare({ iso: 100 }, { title: '제목 ', description: '', focus: null })
    expect(meta).toEqual({ iso: 100, share: { title: '제목 ' } })
    expect(readShareDraft(meta)).toEqual({ title: '제목 ', description: '', focus: null })
    expect(withShare(meta, { title: '', description: '', focus: null })).toEqual({ iso: 100 })
    const unknown = { share: { title: '제목', later: { a: 1 } } }
    expect(withShare(unknown, { title: '새 제목', description: '', focus: null })).toEqual({
      share: { title: '새 제목', later: { a: 1 } },
    })
    expect(withShare(unknown, { title: '', description: '', focus: null })).toEqual({
      share: { later: { a: 1 } },
    })
  })
})
