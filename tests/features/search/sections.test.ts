import { describe, expect, test } from 'vitest'
import type { Card, Group } from '@/features/search/card'
import { findCards } from '@/features/search/match/rankCards'
import {
  countByGroup,
  getNextGroup,
  findNearCards,
  getNextOption,
  toOptions,
  toRows,
  toSections,
  addChapters,
} from '@/features/search/sections'

const card = (title: string, more: Partial<Card> = {}): Card => ({
  group: 'stories',
  title,
  kind: '인물',
  href: `/${title}`,
  ...more,
})
const novel = card('해와 달의 연애사', { kind: '웹소설', href: '/novel/Tls' })
const chapter = (number: number) =>
  card(`같은 얼굴의 봄 ${number}`, { href: `/novel/Tls?chapter=${number}`, novel: '/novel/Tls' })

describe('chapters', () => {
  test('are added to their novel’s row', () => {
    const all = [novel, chapter(1), chapter(2), card('한해')]
    const found = addChapters([novel], all)
    expect(found).toEqual([novel, chapter(1), chapter(2)])
    expect(toRows(found)).toEqual([{ card: novel, chapters: [chapter(1), chapter(2)] }])
  })

  test('have their own row if their novel is not found', () => {
    expect(toRows([chapter(2)])).toEqual([{ card: chapter(2), chapters: [] }])
  })

  test('are not added if only a sentence about their novel is found', () => {
    const blurb = card('같은 얼굴의 봄은 겨울 이야기다.', { group: 'passages', href: novel.href })
    const first = chapter(1)
    expect(addChapters([first, blurb], [novel, first, chapter(2), blurb])).toEqual([first, blurb])
  })

  test('follow their novel whatever their rank', () => {
    const [first, second] = [chapter(1), chapter(2)]
    const found = addChapters([second, card('한해'), novel], [novel, first, second])
    expect(found.map(({ href }) => href)).toEqual([
      '/한해',
      '/novel/Tls',
      '/novel/Tls?chapter=1',
      '/novel/Tls?chapter=2',
    ])
  })
})

test('groups are in order, without empty ones', () => {
  const found = [card('다', { group: 'photos' }), card('가'), card('나', { group: 'pages' })]
  expect(toSections(found, null).map(({ heading }) => heading)).toEqual(['페이지', '이야기', '사진'])
  expect(toSections(found, 'photos').map(({ heading }) => heading)).toEqual(['사진'])
  expect(toSections(found, 'works')).toEqual([])
  expect(countByGroup(found)).toMatchObject({ pages: 1, stories: 1, photos: 1, works: 0 })
})

test('shows eight cards of a group among others, and more of a selected group', () => {
  const many = Array.from({ length: 90 }, (_, number) => card(`가${number}`))
  expect(toOptions(toSections(many, null))).toHaveLength(8)
  expect(toOptions(toSections(many, 'stories'))).toHaveLength(60)
})

describe('near cards', () => {
  const cards = [card('비 오는 창'), card('바다 아이'), card('별이 아주 많은'), card('나무')]
  test('match with one consonant less', () => {
    const { results } = findCards('ㅂㅇㅊ', cards)
    expect(results.map(({ title }) => title)).toEqual(['비 오는 창'])
    expect(findNearCards('ㅂㅇㅊ', results, cards).map(({ title }) => title)).toEqual([
      '별이 아주 많은',
      '바다 아이',
    ])
  })
  test.each(['ㅂㅇ', '비 오', '나무'])('are none for %s', (query) => {
    expect(findNearCards(query, [], cards)).toEqual([])
  })
})

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowDown', 0, 0, null],
  ['ArrowLeft', 0, 3, null],
  ['Enter', 0, 3, null],
])('%s from option %i of %i leads to %j', (key, at, count, to) =>
  expect(getNextOption(key, at, count)).toBe(to),
)

describe('Tab', () => {
  const counts = { ...countByGroup([]), stories: 2, photos: 1 }
  test.each<[Group | null, boolean, Group | null | undefined]>([
    [null, false, 'stories'],
    ['stories', false, 'photos'],
    ['photos', false, undefined],
    ['photos', true, 'stories'],
    ['stories', true, null],
    [null, true, undefined],
    ['works', false, null],
  ])('moves from %s (back: %s) to %s', (from, back, to) => expect(getNextGroup(from, counts, back)).toBe(to))
  test('leaves the field if there is only one group', () => {
    expect(getNextGroup(null, { ...countByGroup([]), photos: 3 }, false)).toBeUndefined()
  })
})

describe('ranks', () => {
  const titles = (query: string, cards: Card[]) => findCards(query, cards).results.map(({ title }) => title)
  test('ranks titles before other names, lines and separate words', () => {
    const cards = [
      card('나', { line: '하늘의 고래 파란' }),
      card('다', { line: '파란 고래를 보았다' }),
      card('라', { also: '파란 고래' }),
      card('파란 고래'),
    ]
    expect(titles('파란 고래', cards)).toEqual(['파란 고래', '라', '다', '나'])
  })
  test('searches few initial consonants in titles only', () => {
    const cards = [card('나', { line: '비 오는 창' }), card('비 오는 창', { group: 'passages' })]
    expect(titles('ㅂㅇㅊ', cards)).toEqual([])
    expect(titles('ㅂㅇㄴㅊ', cards)).toEqual(['비 오는 창', '나'])
  })
  test('uses the other layout only if the typed letters find nothing', () => {
    expect(titles('qhaql', [card('봄비')])).toEqual(['봄비'])
    expect(titles('qhaql', [card('봄비'), card('qhaql')])).toEqual(['qhaql'])
  })
})
