import { expect, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { publicRoutes } from '@/content/pages'
import { findCards } from '@/features/search/match/rankCards'
import { encodeIndex } from '../../../../scripts/build/search/encodeIndex.ts'
import index from '../../../../scripts/build/search/searchIndexModule.ts'

const found = (query: string) => findCards(query, index.cards).results

test('every card links to a page in the menu and has a title and a kind', () => {
  const routes = publicRoutes()
  for (const { href, title, kind } of index.cards) {
    expect(routes).toContain(href.replace(/\?.*$/, ''))
    expect(title.trim()).not.toBe('')
    expect(kind.trim()).not.toBe('')
  }
})

test('a sentence is a card of the page that contains it; chapters are searched as rows', () => {
  const passages = index.cards.filter(({ group }) => group === 'passages')
  expect(passages.length).toBeGreaterThan(50)
  for (const { href } of passages) expect(href).not.toContain('chapter=')
})

test.each([
  ['한해', '/webtoon/Tls?tab=characters&character=hae'],
  ['트윈스', '/webtoon/Tls'],
  ['먹룡', '/novel/More?tab=fantasy'],
  ['fanart', '/fanart/Fanart'],
  ['ㅅㅈㅊ', '/gallery/A7c2'],
  ['입학한 봄, 두 사람의 사물함에', '/webtoon/Tls?tab=story'],
])('%s finds %s', (query, href) => {
  expect(found(query).map((card) => card.href)).toContain(href)
})

test('four pages are suggested before a search', () => {
  const first = index.cards.filter((card) => card.first !== undefined)
  expect(
    first.toSorted((one, other) => (one.first ?? 0) - (other.first ?? 0)).map(({ title }) => title),
  ).toEqual(['웹툰', '웹소설', '사진첩', '좋아하는 것들'])
})

const firstCard = (title: string) =>
  index.cards.find((card) => card.title === title && card.first !== undefined)

test('the cards of webtoons and novels list counts in words', () => {
  expect(firstCard('웹툰')).toMatchObject({
    note: '세 편의 연재를 차례로 펼칩니다.',
    facts: [
      ['작품', '세 편'],
      ['인물', '열두 명'],
    ],
  })
  expect(firstCard('웹소설')?.facts).toEqual([['작품', '다섯 편']])
})

test('the example is found by its initial consonants', () => {
  expect(index.example && found(index.example.query).map(({ title }) => title)).toContain(
    index.example?.title,
  )
})

test('the encoded index imports each picture once and is small', () => {
  const picture = {
    src: '/src/assets/a/b.webp',
    avif: '/src/assets/a/b-4.avif 4w, /src/assets/a/b.avif 8w',
    width: 8,
    height: 6,
  }
  const card = { ...index.cards[0]!, picture }
  const code = encodeIndex({ cards: [card, card], example: null })
  expect(code).toMatch(
    /^import f0 from "\/src\/assets\/a\/b.webp"\nimport f1 from "\/src\/assets\/a\/b-4.avif"/,
  )
  expect(code).toContain('[{src:`${f0}`,avif:`${f1} 4w, ${f2} 8w`,width:8,height:6}]')
  expect(code.match(/\\"picture\\":0/g)).toHaveLength(2)
  expect(brotliCompressSync(encodeIndex(index)).length).toBeLessThan(40_000)
})
