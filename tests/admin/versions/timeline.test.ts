import { describe, expect, it } from 'vitest'
import type { Post } from '@/posts/post'
import { toDraft } from '@/posts/owner/postDraft'
import { a7c2 } from '../../support/galleries'
import { compareDrafts, countDifferences, summarizeDifferences } from '@/admin/versions/compareDrafts'
import { buildTimeline } from '@/admin/versions/timeline'
import { buildPost } from '../../support/posts'

const text = (value: string, marks?: object[]) => ({ type: 'text', text: value, ...(marks && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const quote = (value: string) => ({ type: 'blockquote', content: [paragraph(text(value))] })
const doc = (...content: object[]) => ({ type: 'doc', content })
const compare = (one: Partial<Post>, other: Partial<Post>) =>
  compareDrafts(a7c2, toDraft(buildPost(one)), toDraft(buildPost(other)))

describe('compareDrafts', () => {
  it('lists differences by field in the order of the form', () => {
    const fields = compare(
      {
        title: '산의 새벽',
        alt: '산',
        body: doc(paragraph(text('하나 둘 셋')), quote('아홉 겹')),
        meta: { iso: 100 },
      },
      {
        title: '겹겹의 새벽',
        alt: '산',
        body: doc(paragraph(text('둘 둘 넷')), quote('열 겹')),
        meta: { iso: 200 },
      },
    )
    expect(fields.map(({ label }) => label())).toEqual(['제목', '본문', '인용', '감도 (ISO)'])
    expect(countDifferences(fields)).toBe(5)
    expect(summarizeDifferences(fields)).toBe('제목, 본문 2곳, 인용 1곳, 감도 (ISO)')
  })

  it('detects changed pictures, links and formatting', () => {
    const link = (href: string) => [{ type: 'link', attrs: { href } }]
    const [linked] = compare(
      { body: doc(paragraph(text('여기', link('https://a.example')))) },
      { body: doc(paragraph(text('여기', link('https://b.example')))) },
    )
    expect(linked).toMatchObject({ kind: 'text' })
    const formatting = compare(
      { image: '/storage/v1/object/public/media/a.webp', body: doc(paragraph(text('굵게'))) },
      {
        image: '/storage/v1/object/public/media/b.webp',
        body: doc(paragraph(text('굵게', [{ type: 'bold' }]))),
      },
    )
    expect(formatting).toMatchObject([{ kind: 'formatting' }, { kind: 'picture' }])
    expect(summarizeDifferences(formatting)).toBe('본문의 꾸밈, 이미지')
  })

  it('includes metadata without a form field and ignores the status', () => {
    expect(compare({ unparsedMeta: { mood: 'calm' } }, { status: 'published' })).toMatchObject([
      { name: 'meta.mood', parts: [{ removed: 'calm', added: '' }] },
    ])
  })
})

describe('the timeline', () => {
  const version = (id: number, changes: Partial<Post>) => ({
    id,
    savedAt: `2026-11-1${id}T09:42:00Z`,
    post: buildPost(changes),
  })

  it('describes the changes of each version', () => {
    const entries = buildTimeline(a7c2, buildPost({ title: '셋', status: 'published' }), [
      version(3, { title: '둘', status: 'draft' }),
      version(2, { title: '둘', status: 'published' }),
      version(1, { title: '하나', status: 'draft' }),
    ])
    expect(entries.map(({ changes, isFirstPublished }) => [changes(), isFirstPublished])).toEqual([
      ['다시 게시, 제목', false],
      ['게시 취소', false],
      ['처음 게시한 판', true],
      ['처음 쓴 판', false],
    ])
  })

  it('does not label the oldest version as the first if older ones were removed', () => {
    const versions = Array.from({ length: 30 }, (_, index) =>
      version(9, { title: `판 ${index}`, status: 'published' }),
    )
    const last = buildTimeline(a7c2, buildPost({ status: 'published' }), versions).at(-1)
    expect(last).toMatchObject({ isFirstPublished: false })
    expect(last?.changes()).toBe('남아 있는 가장 이전 판')
  })
})
