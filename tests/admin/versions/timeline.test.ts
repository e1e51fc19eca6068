import { describe, expect, it } from 'vitest'
import type { Post } from '@/posts/post'
import { draftOf } from '@/posts/postDraft'
import { a7c2 } from '@/posts/registry'
import { compareDrafts, placesOf, summaryOf } from '@/admin/versions/compareDrafts'
import { timeline } from '@/admin/versions/timeline'
import { postOf } from '../../support/posts'

const text = (words: string, marks?: object[]) => ({ type: 'text', text: words, ...(marks && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const quote = (words: string) => ({ type: 'blockquote', content: [paragraph(text(words))] })
const doc = (...content: object[]) => ({ type: 'doc', content })
const compare = (one: Partial<Post>, other: Partial<Post>) =>
  compareDrafts(a7c2, draftOf(postOf(one)), draftOf(postOf(other)))

describe('what two versions differ in', () => {
  it('is told field by field, in the order of the form', () => {
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
    expect(fields.map(({ label }) => label)).toEqual(['제목', '본문', '인용', '감도 (ISO)'])
    expect(placesOf(fields)).toBe(5)
    expect(summaryOf(fields)).toBe('제목, 본문 2곳, 인용 1곳, 감도 (ISO)')
  })

  it('names a changed picture, link and look', () => {
    const link = (href: string) => [{ type: 'link', attrs: { href } }]
    const [linked] = compare(
      { body: doc(paragraph(text('여기', link('https://a.example')))) },
      { body: doc(paragraph(text('여기', link('https://b.example')))) },
    )
    expect(linked).toMatchObject({ kind: 'text' })
    const look = compare(
      { image: '/storage/v1/object/public/media/a.webp', body: doc(paragraph(text('굵게'))) },
      {
        image: '/storage/v1/object/public/media/b.webp',
        body: doc(paragraph(text('굵게', [{ type: 'bold' }]))),
      },
    )
    expect(look).toMatchObject([{ kind: 'look' }, { kind: 'picture' }])
    expect(summaryOf(look)).toBe('본문의 꾸밈, 이미지')
  })

  it('shows what no field of the form shows, and not whether visitors see it', () => {
    expect(compare({ unread: { mood: 'calm' } }, { status: 'published' })).toMatchObject([
      { name: 'meta.mood', pieces: [{ removed: 'calm', added: '' }] },
    ])
  })
})

describe('the timeline', () => {
  const version = (id: number, changes: Partial<Post>) => ({
    id,
    savedAt: `2026-11-1${id}T09:42:00Z`,
    post: postOf(changes),
  })

  it('says of each version what changed with it', () => {
    const moments = timeline(a7c2, postOf({ title: '셋', status: 'published' }), [
      version(3, { title: '둘', status: 'draft' }),
      version(2, { title: '둘', status: 'published' }),
      version(1, { title: '하나', status: 'draft' }),
    ])
    expect(moments.map(({ changes, isFirstPublished }) => [changes, isFirstPublished])).toEqual([
      ['다시 게시, 제목', false],
      ['게시 취소', false],
      ['처음 게시한 판', true],
      ['처음 쓴 판', false],
    ])
  })

  it('does not call the last that is left the first, when older ones were let go', () => {
    const versions = Array.from({ length: 30 }, (_, index) =>
      version(9, { title: `판 ${index}`, status: 'published' }),
    )
    const last = timeline(a7c2, postOf({ status: 'published' }), versions).at(-1)
    expect(last).toMatchObject({ changes: '남아 있는 가장 이전 판', isFirstPublished: false })
  })
})
