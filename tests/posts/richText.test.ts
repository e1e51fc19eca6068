import { describe, expect, it } from 'vitest'
import { isSafeHref, parseRichText, RICH_TEXT_LIMITS } from '@/posts/parseRichText'
import { richTextText } from '@/posts/richText'

const text = (content: string, ...marks: object[]) => ({ type: 'text', text: content, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })

/** A document with `depth` nested blockquotes. */
function nested(depth: number): object {
  let inside: object = paragraph(text('바닥'))
  for (let level = 0; level < depth; level += 1) inside = { type: 'blockquote', content: [inside] }
  return doc(inside)
}

describe('parseRichText keeps', () => {
  it('every kind of block and mark', () => {
    const parsed = parseRichText(
      doc(
        { type: 'heading', attrs: { level: 3 }, content: [text('제목')] },
        paragraph(
          text('굵게', { type: 'bold' }, { type: 'italic' }),
          { type: 'hardBreak' },
          text('책방', { type: 'link', attrs: { href: 'https://example.com/책' } }),
        ),
        {
          type: 'orderedList',
          attrs: { start: 4 },
          content: [{ type: 'listItem', content: [paragraph(text('넷'))] }],
        },
        { type: 'codeBlock', content: [text('<b>')] },
        { type: 'horizontalRule' },
        {
          type: 'image',
          attrs: {
            src: '/storage/v1/object/public/media/sample/a.webp',
            alt: '그림',
            width: 800,
            height: 600,
          },
        },
      ),
    )
    expect(parsed?.content).toEqual([
      { type: 'heading', level: 3, content: [{ type: 'text', text: '제목', marks: [] }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '굵게', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'hardBreak' },
          { type: 'text', text: '책방', marks: [{ type: 'link', href: 'https://example.com/책' }] },
        ],
      },
      {
        type: 'orderedList',
        start: 4,
        content: [
          {
            type: 'listItem',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: '넷', marks: [] }] }],
          },
        ],
      },
      { type: 'codeBlock', text: '<b>' },
      { type: 'horizontalRule' },
      {
        type: 'image',
        src: '/storage/v1/object/public/media/sample/a.webp',
        alt: '그림',
        title: null,
        width: 800,
        height: 600,
        placeholder: null,
      },
    ])
  })

  it('decomposed Korean, normalized to NFC', () => {
    const parsed = parseRichText(doc(paragraph(text('한글'.normalize('NFD')))))
    expect(richTextText(parsed)).toBe('한글')
  })
})

describe('parseRichText drops', () => {
  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['  javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox(1)'],
    ['//evil.example'],
    ['/admin'],
    [''],
  ])('a link to %j, but not its text', (href) => {
    const parsed = parseRichText(doc(paragraph(text('누르세요', { type: 'link', attrs: { href } }))))
    expect(parsed?.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '누르세요', marks: [] }] },
    ])
  })

  it.each([['http://a.example'], ['https://a.example/b?c#d'], ['mailto:hello@example.com']])(
    'no link to %s',
    (href) => expect(isSafeHref(href)).toBe(true),
  )

  it('unknown nodes with their content, unknown marks and unsafe images', () => {
    const parsed = parseRichText(
      doc(
        { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [paragraph(text('속'))] },
        { type: 'image', attrs: { src: 'javascript:alert(1)' } },
        { type: 'image', attrs: { src: 'data:image/svg+xml,<svg onload=alert(1)>' } },
        paragraph(text('남는 글', { type: 'onclick' }, { type: 'bold', attrs: { onclick: 'x' } })),
      ),
    )
    expect(parsed?.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '남는 글', marks: [{ type: 'bold' }] }] },
    ])
  })

  it.each([
    [null],
    [undefined],
    ['<p>글</p>'],
    [42],
    [[]],
    [{}],
    [{ type: 'doc' }],
    [{ type: 'doc', content: '글' }],
    [{ type: 'doc', content: [null, 1, 'x', [], {}] }],
    [{ type: 'paragraph', content: [] }],
  ])('a body that is not a document: %j', (body) => expect(parseRichText(body)).toBeNull())

  it('attributes of the wrong type, but not the node', () => {
    const parsed = parseRichText(
      doc(
        { type: 'heading', attrs: { level: '<script>' }, content: [text('제목')] },
        { type: 'image', attrs: { src: 'https://a.example/a.png', width: '100%', height: -3, alt: 7 } },
      ),
    )
    expect(parsed?.content).toMatchObject([
      { type: 'heading', level: 2 },
      { type: 'image', width: null, height: null, alt: '' },
    ])
  })
})

describe('the limits of parseRichText', () => {
  it('drop content that is nested too deeply', () => {
    expect(richTextText(parseRichText(nested(3)))).toBe('바닥')
    expect(parseRichText(nested(RICH_TEXT_LIMITS.depth))).toBeNull()
  })

  it('prevent a stack overflow', () => {
    expect(parseRichText(nested(100_000))).toBeNull()
  })

  it('apply to nodes and characters', () => {
    const lines = Array.from({ length: RICH_TEXT_LIMITS.nodes + 1 }, () => paragraph(text('줄')))
    const many = parseRichText({ type: 'doc', content: lines })
    expect(many?.content.length).toBeLessThanOrEqual(RICH_TEXT_LIMITS.nodes)
    const long = parseRichText(doc(paragraph(text('가'.repeat(RICH_TEXT_LIMITS.characters + 5)))))
    expect(richTextText(long)).toHaveLength(RICH_TEXT_LIMITS.characters)
  })
})
