import { expect, test } from 'vitest'
import {
  sentenceAddressAt,
  formatSentenceAddress,
  parseSentenceAddress,
  findSentence,
  splitSentences,
  sentenceTexts,
} from '@/lib/korean/sentences'
import { chapterBlocks, paragraphsOf } from '@/posts/chapterText'
import { sampleChapters } from '../../support/serials'

test.each<[string, string[]]>([
  ['골목은 비어 있었다.', ['골목은 비어 있었다.']],
  ['무엇을? 나는 몰랐다! 정말.', ['무엇을?', '나는 몰랐다!', '정말.']],
  ['“옆 반이네.” 달이 말했다. “벽 하나.”', ['“옆 반이네.”', '달이 말했다.', '“벽 하나.”']],
  ['“응.” 하고 나는 말했다. “비었어.”', ['“응.” 하고 나는 말했다.', '“비었어.”']],
  ['“가자.”라고 했다.', ['“가자.”라고 했다.']],
  ['그는 “가자.” 라며 웃었다. 끝.', ['그는 “가자.” 라며 웃었다.', '끝.']],
  ['“비었어?” 했다. 응.', ['“비었어?” 했다.', '응.']],
  ['하지만… 아니다. 그래도', ['하지만… 아니다.', '그래도']],
  ['그게... 그러니까.', ['그게... 그러니까.']],
  ['“글쎄요…” 주인은 웃었다.', ['“글쎄요…”', '주인은 웃었다.']],
  ['2024. 7. 17. 밤이었다. 비가 왔다.', ['2024. 7. 17. 밤이었다.', '비가 왔다.']],
  ['3.5미터였다. 끝.', ['3.5미터였다.', '끝.']],
  ['A. A. 밀른과 Mr. 푸. 둘이었다.', ['A. A. 밀른과 Mr. 푸.', '둘이었다.']],
  ['뭐?! 정말이야?? 그래.', ['뭐?!', '정말이야??', '그래.']],
  ['(끝이다.) 다시.', ['(끝이다.)', '다시.']],
  ['마침표가 없는 문장', ['마침표가 없는 문장']],
  ['  앞뒤가 비었다.   뒤도.  ', ['앞뒤가 비었다.', '뒤도.']],
  ['', []],
  ['   ', []],
])('splits “%s” into sentences', (paragraph, sentences) => {
  expect(sentenceTexts(paragraph)).toEqual(sentences)
})

test('the sentences of every chapter cover its whole text, and none is empty', () => {
  const paragraphs = sampleChapters.flatMap(({ body }) => paragraphsOf(chapterBlocks(body)))
  expect(paragraphs.length).toBeGreaterThan(100)
  for (const paragraph of paragraphs) {
    const texts = sentenceTexts(paragraph)
    expect(texts.join('').replaceAll(/\s/g, '')).toBe(paragraph.replaceAll(/\s/g, ''))
    expect(texts.every((sentence) => sentence.trim() !== '')).toBe(true)
  }
})

test.each(['1.1', '12.3', '999999.1'])('parses and formats the address %s', (value) => {
  const address = parseSentenceAddress(value)
  expect(address && formatSentenceAddress(address)).toBe(value)
})

test.each([
  null,
  '',
  '1',
  '0.1',
  '1.0',
  '-1.2',
  '1.2.3',
  '1,2',
  ' 1.1',
  '1e3.1',
  '９.１',
  '9999999.1',
  '01.1',
])('rejects %j as an address', (value) => expect(parseSentenceAddress(value)).toBeNull())

const text = ['하나. 둘.', '', '셋. 넷. 다섯.']

test('finds the sentence at an address', () => {
  expect(findSentence(text, { paragraph: 3, sentence: 2 })).toMatchObject({ text: '넷.', exact: true })
})

test.each([
  ['the last sentence of a shorter paragraph', { paragraph: 1, sentence: 9 }, { text: '둘.', sentence: 2 }],
  ['the last sentence of a shorter text', { paragraph: 8, sentence: 1 }, { text: '다섯.', paragraph: 3 }],
  ['the paragraph before an empty one', { paragraph: 2, sentence: 1 }, { text: '둘.', paragraph: 1 }],
])('falls back to %s', (_, wanted, found) => {
  expect(findSentence(text, wanted)).toMatchObject({ ...found, exact: false })
})

test('returns null for a text without sentences', () => {
  expect(findSentence([], { paragraph: 1, sentence: 1 })).toBeNull()
  expect(findSentence(['', ' '], { paragraph: 2, sentence: 1 })).toBeNull()
})

test('an offset belongs to the sentence around or before it', () => {
  const paragraph = '하나. 둘이다. 셋.'
  const starts = splitSentences(paragraph).map(({ start }) => start)
  expect(starts.map((start) => sentenceAddressAt(paragraph, 4, start).sentence)).toEqual([1, 2, 3])
  expect(sentenceAddressAt(paragraph, 4, 3)).toEqual({ paragraph: 4, sentence: 1 })
  expect(sentenceAddressAt('  둘.', 1, 0)).toEqual({ paragraph: 1, sentence: 1 })
})
