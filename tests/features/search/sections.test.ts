import { describe, expect, test } from 'vitest'
import type { Card, Group } from '@/features/search/card'
import { findCards } from '@/features/search/match/rankCards'
import {
  countsOf,
  groupAfter,
  nearCards,
  optionAfter,
  optionsOf,
  rowsOf,
  sectionsOf,
  withChapters,
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
  test('come with their novel, and stand in its row', () => {
    const all = [novel, chapter(1), chapter(2), card('한해')]
    const found = withChapters([novel], all)
    expect(found).toEqual([novel, chapter(1), chapter(2)])
    expect(rowsOf(found)).toEqual([{ card: novel, chapters: [chapter(1), chapter(2)] }])
  })

  test('have rows of their own where the novel is not found', () => {
    expect(rowsOf([chapter(2)])).toEqual([{ card: chapter(2), chapters: [] }])
  })

  test('stay where a sentence about their novel is found, and not the novel', () => {
    const blurb = card('같은 얼굴의 봄은 겨울 이야기다.', { group: 'passages', href: novel.href })
    const first = chapter(1)
    expect(withChapters([first, blurb], [novel, first, chapter(2), blurb])).toEqual([first, blurb])
  })

  test('stand behind their novel whatever their rank', () => {
    const [first, second] = [chapter(1), chapter(2)]
    const found = withChapters([second, card('한해'), novel], [novel, first, second])
    expect(found.map(({ href }) => href)).toEqual([
      '/한해',
      '/novel/Tls',
      '/novel/Tls?chapter=1',
      '/novel/Tls?chapter=2',
    ])
  })
})

test('groups stand in their order, those without cards do not', () => {
  const found = [card('다', { group: 'photos' }), card('가'), card('나', { group: 'pages' })]
  expect(sectionsOf(found, null).map(({ heading }) => heading)).toEqual(['페이지', '이야기', '사진'])
  expect(sectionsOf(found, 'photos').map(({ heading }) => heading)).toEqual(['사진'])
  expect(sectionsOf(found, 'works')).toEqual([])
  expect(countsOf(found)).toMatchObject({ pages: 1, stories: 1, photos: 1, works: 0 })
})

test('a group shows eight cards beside others and more alone', () => {
  const many = Array.from({ length: 90 }, (_, number) => card(`가${number}`))
  expect(optionsOf(sectionsOf(many, null))).toHaveLength(8)
  expect(optionsOf(sectionsOf(many, 'stories'))).toHaveLength(60)
})

describe('near cards', () => {
  const cards = [card('비 오는 창'), card('바다 아이'), card('별이 아주 많은'), card('나무')]
  test('are those of one consonant less', () => {
    const { found } = findCards('ㅂㅇㅊ', cards)
    expect(found.map(({ title }) => title)).toEqual(['비 오는 창'])
    expect(nearCards('ㅂㅇㅊ', found, cards).map(({ title }) => title)).toEqual([
      '별이 아주 많은',
      '바다 아이',
    ])
  })
  test.each(['ㅂㅇ', '비 오', '나무'])('are none for %s', (query) => {
    expect(nearCards(query, [], cards)).toEqual([])
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
  expect(optionAfter(key, at, count)).toBe(to),
)

describe('Tab', () => {
  const counts = { ...countsOf([]), stories: 2, photos: 1 }
  test.each<[Group | null, boolean, Group | null | undefined]>([
    [null, false, 'stories'],
    ['stories', false, 'photos'],
    ['photos', false, undefined],
    ['photos', true, 'stories'],
    ['stories', true, null],
    [null, true, undefined],
    ['works', false, null],
  ])('goes from %s, back %s, to %s', (from, back, to) => expect(groupAfter(from, counts, back)).toBe(to))
  test('leaves the field where one group is all there is', () => {
    expect(groupAfter(null, { ...countsOf([]), photos: 3 }, false)).toBeUndefined()
  })
})

describe('ranks', () => {
  const titles = (query: string, cards: Card[]) => findCards(query, cards).found.map(({ title }) => title)
  test('a title before other names before a line before words apart', () => {
    const cards = [
      card('나', { line: '하늘의 고래 파란' }),
      card('다', { line: '파란 고래를 보았다' }),
      card('라', { also: '파란 고래' }),
      card('파란 고래'),
    ]
    expect(titles('파란 고래', cards)).toEqual(['파란 고래', '라', '다', '나'])
  })
  test('few first consonants leave lines and sentences alone', () => {
    const cards = [card('나', { line: '비 오는 창' }), card('비 오는 창', { group: 'passages' })]
    expect(titles('ㅂㅇㅊ', cards)).toEqual([])
    expect(titles('ㅂㅇㄴㅊ', cards)).toEqual(['비 오는 창', '나'])
  })
  test('the other layout counts only where the letters as typed find nothing', () => {
    expect(titles('qhaql', [card('봄비')])).toEqual(['봄비'])
    expect(titles('qhaql', [card('봄비'), card('qhaql')])).toEqual(['qhaql'])
  })
})
