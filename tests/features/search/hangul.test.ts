import { describe, expect, test } from 'vitest'
import { createMatcher } from '@/features/search/match/createMatcher'
import { normalizeText, normalizeQuery } from '@/features/search/match/normalizeText'
import { getQueryVariants } from '@/features/search/match/queryVariants'

/**
 * Returns the text with its hits in brackets, for the first query variant that matches; null if none does.
 */
function markHits(typed: string, text: string): string | null {
  const shown = normalizeText(text)
  for (const variant of getQueryVariants(normalizeQuery(typed))) {
    const matcher = createMatcher(variant)
    if (!matcher || matcher.rank(shown) === null) continue
    return matcher
      .marks(shown)
      .reduceRight(
        (marked, { start, end }) =>
          `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
        shown,
      )
  }
  return null
}

type Cases = readonly (readonly [typed: string, text: string, marked: string | null])[]

const exact: Cases = [
  ['쌍둥이', '생일이 하루 다른 쌍둥이', '생일이 하루 다른 [쌍둥이]'],
  ['쌍둥', '쌍둥이와는 쌍둥이대로', '[쌍둥]이와는 [쌍둥]이대로'],
  ['고래', '지붕 위의 고래', '지붕 위의 [고래]'],
  ['파란 고래', '지붕 위의 고래', null],
  ['twins', 'TWINS LOVE STORY', '[TWINS] LOVE STORY'],
  ['Love', 'TWINS LOVE STORY', 'TWINS [LOVE] STORY'],
  ['a7c2', 'SONY A7C2', 'SONY [A7C2]'],
  ['9장', '9장 이야기', '[9장] 이야기'],
  ['비', '비 오는 창', '[비] 오는 창'],
  ['해달', '해와 달', null],
  ['가나', '나가다', null],
]

const composing: Cases = [
  ['ㅂ', '봄비', '[봄]비'],
  ['보', '봄비', '[봄]비'],
  ['봄', '봄비', '[봄]비'],
  ['봄ㅂ', '봄비', '[봄비]'],
  ['봄비', '봄비', '[봄비]'],
  ['봄비ㄴ', '봄비노래', '[봄비노]래'],
  ['봄빈', '봄비노래', '[봄비노]래'],
  ['봄빈', '봄비 노래', '[봄비 노]래'],
  ['보무', '보물', '[보물]'],
  ['봄', '보물', '[보물]'],
  ['달', '닭', '[닭]'],
  ['닭', '달가닥', '[달가]닥'],
  ['다', '닭', '[닭]'],
  ['고', '과일', '[과]일'],
  ['구', '궤도', '[궤]도'],
  ['그', '긔', '[긔]'],
  ['값', '갑시다', '[갑시]다'],
  ['갑', '값', '[값]'],
  ['쌍두', '쌍둥이', '[쌍둥]이'],
  ['쌍둥ㅇ', '쌍둥이', '[쌍둥이]'],
  ['와', '왕', '[왕]'],
  ['오', '왕', '[왕]'],
  ['봄비', '보미', null],
  ['봄가', '봄나', null],
  ['볌', '봄', null],
  // Within a query a syllable only matches itself.
  ['보물', '봄물', null],
  ['하얀', '한얀', null],
]

const initials: Cases = [
  ['ㅂㅇㅊ', '비 오는 창', '[비] [오]는 [창]'],
  ['ㅂㅇㄴ', '비 오는 창', '[비] [오는] 창'],
  ['ㅂㅇㄴㅊ', '비 오는 창', '[비] [오는] [창]'],
  ['ㅆㄷㅇ', '다른 쌍둥이', '다른 [쌍둥이]'],
  ['ㅅㄷㅇ', '다른 쌍둥이', null],
  ['ㅎㅎ', '한해', '[한해]'],
  ['ㅎㄷㅇ', '해와 달의 옥상', '[해]와 [달]의 [옥]상'],
  ['ㅇㅎ', '우산은 하나', '우산[은] [하]나'],
  ['ㄳ', '고습도치', '[고습]도치'],
  ['ㅄ', '복수', '[복수]'],
  ['ㅂㅅ', '복수', '[복수]'],
  ['ㅊ', '비 오는 창', '비 오는 [창]'],
  ['ㅇ', '비 오는 창', '비 [오]는 창'],
  ['ㄴ', '비 오는 창', null],
  ['ㅂㅊㅇ', '비 오는 창', null],
  ['ㄲㅊ', '꽃차', '[꽃차]'],
  ['ㄱㅊ', '꽃차', null],
  ['ㅂ ㅇ ㅊ', '비 오는 창', '[비] [오]는 [창]'],
  ['ㅇㅇㅈ', '“이야기” 윤재하', null],
  ['ㅇㅈㅎ', '윤재하', '[윤재하]'],
]

const layout: Cases = [
  ['qhaql', '봄비', '[봄비]'],
  ['QHAQL', '봄비', '[봄비]'],
  ['Qhaql', '봄비', '[봄비]'],
  ['qhaq', '봄비', '[봄비]'],
  ['qdc', '비 오는 창', '[비] [오]는 [창]'],
  ['TkdendEl', '쌍둥띠', '[쌍둥띠]'],
  ['Tkdemd', '쌍등', '[쌍등]'],
  ['gks gHk', '한해', null],
  ['gksgo', '한해', '[한해]'],
  ['ㅅ쟈ㅜㄴ', 'TWINS LOVE', '[TWINS] LOVE'],
  ['ㅣㅐㅍㄷ', 'TWINS LOVE', 'TWINS [LOVE]'],
  ['love', '봄비', null],
]

const spaces: Cases = [
  ['비오는창', '비 오는 창', '[비] [오는] [창]'],
  ['비 오는 창', '비오는창', '[비오는창]'],
  ['우 산', '우산은 하나', '[우산]은 하나'],
  ['lovestory', 'TWINS LOVE STORY', 'TWINS [LOVE] [STORY]'],
  ['  봄   비 ', '봄비', '[봄비]'],
  ['봄\u00a0비', '봄 비', '[봄] [비]'],
]

const forms: Cases = [
  ['봄비'.normalize('NFD'), '봄비', '[봄비]'],
  ['봄비', '봄비'.normalize('NFD'), '[봄비]'],
  ['\u1107\u110b\u110e', '비 오는 창', '[비] [오]는 [창]'],
  ['한달'.normalize('NFKD'), '한달', '[한달]'],
  ['café', 'cafe\u0301', '[café]'],
  ['\u200b봄\u0000비', '봄 비', '[봄] [비]'],
]

const hostile: Cases = [
  ['%', '100 명', null],
  ['%', '100%', '100[%]'],
  ['_', '가나다', null],
  ['\\', '가나다', null],
  ['\\', 'a\\b', 'a[\\]b'],
  ['.*', '가나다', null],
  ['(', '(끝)', '[(]끝)'],
  ['[가', '[가]', '[[가]]'],
  ['\'"', `'"`, `['"]`],
  ['😀', '웃는 😀', '웃는 [😀]'],
  ['👨‍👩‍👧', '가족', null],
  ['a|b', 'b', null],
  ['$^', '끝', null],
  ['-', 'a-b', 'a[-]b'],
]

describe.each([
  ['as it is', exact],
  ['half composed', composing],
  ['by first consonants', initials],
  ['on the wrong layout', layout],
  ['whatever the spaces', spaces],
  ['in any normal form', forms],
  ['with signs that mean something elsewhere', hostile],
])('finds a word %s', (_, cases) => {
  test.each(cases)('%j in %j is %j', (typed, text, marked) => expect(markHits(typed, text)).toBe(marked))
})

test.each(['', ' ', '\u0000\u0007', '\u200b', '\n\t'])('%j is an empty query', (typed) => {
  expect(createMatcher(normalizeQuery(typed))).toBeNull()
})

test.each([
  ['👨‍👩‍👧', '우리 👨‍👩‍👧 가족', '우리 [👨‍👩‍👧] 가족'],
  ['👩🏽‍🎨', '👩🏽‍🎨 화가', '[👩🏽‍🎨] 화가'],
  ['🏳️‍🌈', '🏳️‍🌈', '[🏳️‍🌈]'],
  ['می‌خواهم', 'می‌خواهم', '[می‌خواهم]'],
  ['क्‍ष', 'क्‍ष', '[क्‍ष]'],
])('keeps %s one character', (typed, text, marked) => {
  expect(normalizeText(text)).toBe(text)
  expect(markHits(typed, text)).toBe(marked)
})

test.each([
  '봄\u200d비',
  '봄\u200c비',
  '봄\u200b비',
  '봄\u200d\u200d비',
  '\u200d봄 비',
  '봄 비\u200d',
  '봄\u00ad비',
])('removes joiners that join nothing: %j', (text) => expect(normalizeText(text)).toBe('봄 비'))

test('limits queries to a hundred characters', () => {
  expect(Array.from(normalizeQuery('가'.repeat(500)))).toHaveLength(100)
  expect(markHits('가'.repeat(500), '가'.repeat(100))).toBe(`[${'가'.repeat(100)}]`)
})

test('ranks a hit at the start before one at a word, and that before one within a word', () => {
  const matcher = createMatcher('비')
  expect(['비 오는 창', '창과 비', '나비'].map((text) => matcher?.rank(text))).toEqual([0, 1, 2])
})

test.each(['nnjc', 'NJWC', 'onnjc'])('keeps %j, which is not Hangul on the other layout', (typed) => {
  expect(getQueryVariants(typed)[0]).toBe(typed)
})
