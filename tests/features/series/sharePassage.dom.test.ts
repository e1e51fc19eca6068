import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPassageToShare } from '@/features/series/reader/passageToShare'
import { getSelectedPassage } from '@/features/series/reader/selectedPassage'

const RECT = { top: 10, left: 20, width: 300, bottom: 40 }

function chapter() {
  const article = document.createElement('article')
  article.innerHTML =
    '<h1>같은 얼굴의 봄</h1><p>비가 왔다. 우산은 하나였다.</p><hr><p>나는 <mark>그 이 분을</mark> 아주 좋아했다.  세상에서 혼자였다.</p>'
  document.body.append(article)
  return article
}

function select(from: Node, start: number, to: Node, end: number) {
  document.getSelection()?.setBaseAndExtent(from, start, to, end)
}

const textIn = (article: HTMLElement, selector: string, child = 0) => {
  const node = article.querySelector(selector)?.childNodes[child]
  if (!node) throw new Error(`Nothing at ${selector}.`)
  return node
}

beforeEach(() => {
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = vi.fn<() => DOMRect>(() => ({
    ...RECT,
    x: 20,
    y: 10,
    right: 320,
    height: 30,
    toJSON: () => '',
  }))
})
afterEach(() => document.body.replaceChildren())

describe('a selected passage', () => {
  test('has its text and the address of its first sentence', () => {
    const article = chapter()
    const first = textIn(article, 'p')
    select(first, 7, first, 16)
    expect(getSelectedPassage(article)).toEqual({
      text: '우산은 하나였다.',
      address: { paragraph: 1, sentence: 2 },
      rect: expect.objectContaining({ top: 10, width: 300 }),
    })
  })

  test('works after a mark, across paragraphs and from the heading', () => {
    const article = chapter()
    const last = textIn(article, 'p:last-of-type', 2)
    select(last, 11, last, last.textContent?.length ?? 0)
    expect(getSelectedPassage(article)).toMatchObject({
      text: '세상에서 혼자였다.',
      address: { paragraph: 2, sentence: 2 },
    })
    select(textIn(article, 'p'), 7, last, 8)
    expect(getSelectedPassage(article)?.address).toEqual({ paragraph: 1, sentence: 2 })
    select(textIn(article, 'h1'), 2, textIn(article, 'p'), 6)
    expect(getSelectedPassage(article)?.address).toEqual({ paragraph: 1, sentence: 1 })
  })

  test('starts at its first letter, not at selected spaces before it', () => {
    const article = chapter()
    const first = textIn(article, 'p')
    const last = textIn(article, 'p:last-of-type', 2)
    select(first, 6, first, 16)
    expect(getSelectedPassage(article)?.address).toEqual({ paragraph: 1, sentence: 2 })
    select(first, 16, last, 8)
    expect(getSelectedPassage(article)?.address).toEqual({ paragraph: 2, sentence: 1 })
  })

  test('is null if it is too short, too long, outside of the article or empty', () => {
    const article = chapter()
    const first = textIn(article, 'p')
    expect(getSelectedPassage(article)).toBeNull()
    select(first, 0, first, 7)
    expect(getSelectedPassage(article)).toBeNull()
    select(first, 0, first, 9)
    expect(getSelectedPassage(article)).not.toBeNull()
    const outside = document.createElement('p')
    outside.textContent = '이것은 글 밖에 있는 문장입니다.'
    document.body.append(outside)
    select(textIn(outside.parentElement ?? outside, 'body > p'), 0, textIn(document.body, 'body > p'), 12)
    expect(getSelectedPassage(article)).toBeNull()
    first.textContent = '가'.repeat(161)
    select(first, 0, first, 161)
    expect(getSelectedPassage(article)).toBeNull()
    select(first, 1, first, 161)
    expect(getSelectedPassage(article)?.text).toHaveLength(160)
  })

  test('has its source and the path of its first sentence', () => {
    const passage = { text: '우산은 하나였다.', address: { paragraph: 1, sentence: 2 }, rect: RECT }
    const context = {
      title: '해와 달의 연애사',
      novel: 'tls',
      chapter: 1,
      pathname: '/novel/Tls',
      search: '?chapter=1&at=9.9&q=비',
      terms: { license: 'reserved', train: false },
    }
    expect(createPassageToShare(passage, context)).toEqual({
      kind: 'passage',
      text: '우산은 하나였다.',
      source: '해와 달의 연애사, 1장',
      path: '/novel/Tls?chapter=1&at=1.2',
      fileName: 'tls-1-1-2',
      terms: context.terms,
    })
    expect(
      createPassageToShare(passage, { ...context, novel: 'more-book', search: '?tab=book&chapter=1' }).path,
    ).toBe('/novel/Tls?tab=book&chapter=1&at=1.2')
  })
})
