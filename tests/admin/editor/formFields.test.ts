import { describe, expect, it } from 'vitest'
import { type CollectionKey, collections } from '@/posts/collections'
import {
  validateMetaText,
  metaFields,
  formatMetaValue,
  parseMetaValue,
  type MetaField,
} from '@/admin/editor/formFields'

function getField(key: CollectionKey, label: string): MetaField {
  const field = metaFields[key].find((candidate) => candidate.label() === label)
  if (!field) throw new Error(`${key} has no field ${label}`)
  return field
}

const parse = (key: CollectionKey, label: string, typed: string) =>
  parseMetaValue(getField(key, label), typed)
const fault = (key: CollectionKey, label: string, typed: string) =>
  validateMetaText(collections[key], getField(key, label), typed)

describe('typed text of a meta field', () => {
  it.each<[CollectionKey, string, string, unknown]>([
    ['a7c2', '조리개 (f/)', ' 1.8 ', 1.8],
    ['a7c2', '노출 보정 (EV)', '-0,3', -0.3],
    ['a7c2', '감도 (ISO)', '12,800', 12_800],
    ['a7c2', '감도 (ISO)', '1,024,000', 1_024_000],
    ['a7c2', '셔터 (초)', '1/640', '1/640'],
    ['a7c2', '렌즈', ' FE 35mm  F1.8 ', 'FE 35mm  F1.8'],
    ['a7c2', '찍은 때', '2025-10-19T06:41:12+09:00', '2025-10-19T06:41:12+09:00'],
    ['a7c2', '찍은 때', '2025-10-19 06:41', '2025-10-19T06:41:00+09:00'],
    ['a7c2', '찍은 때', ' 2025. 10. 19. 오전 6:41 ', '2025-10-19T06:41:00+09:00'],
    ['a7c2', '찍은 때', '2025년 1월 9일 오후 12:05', '2025-01-09T12:05:00+09:00'],
    ['a7c2', '찍은 때', '2025.1.9 오전 12:05:33', '2025-01-09T00:05:33+09:00'],
    ['a7c2', '찍은 때', '2025:10:19 06:41:12', '2025-10-19T06:41:12+09:00'],
    ['a7c2', '찍은 때', '2025-10-19 06:41 -03:30', '2025-10-19T06:41:00-03:30'],
    ['a7c2', '찍은 때', '2025-10-19T06:41:12.000z', '2025-10-19T06:41:12Z'],
    ['a7c2', '찍은 때', '2025. 10. 19.', '2025-10-19'],
    [
      'x100vi',
      '레시피',
      '그레인: 약하게\n\n색온도 : 5,200K: 흐림',
      { 그레인: '약하게', 색온도: '5,200K: 흐림' },
    ],
    ['portfolio', '도구', 'Figma,  연필\n,물감', ['Figma', '연필', '물감']],
    ['portfolio', '도구', Array(60).fill('연필').join(), Array(60).fill('연필')],
    ['portfolio', '연도', '2025', 2025],
    ['portfolio', '작업의 색', '#E5402F', '#E5402F'],
    ['portfolio', '작업의 색', ' #E5402F ', '#E5402F'],
    ['favorites', '주소', 'https://example.com', 'https://example.com'],
    ['favorites', '주소', ' example.com/산 ', 'https://example.com/산'],
    ['fanart', '내 작품', 'they', 'they'],
    ['commissions', '값, 부터', ' 1,200,000 ', 1_200_000],
    ['commissions', '값, 까지', '0', 0],
    ['commissions', '걸리는 날', '21', 21],
    ['commissions', '쓰임', 'both', 'both'],
    ['fanart', '나오는 인물', '한해, 윤재하,', ['hae', 'jaeha']],
    ['fanart', '나오는 인물', '우산 쓴 사람'.normalize('NFD'), ['umbrella']],
    ['fanart', '원작', '바람의 나라'.normalize('NFD'), '바람의 나라'],
  ])('%s %s: accepts %s', (key, label, typed, value) => {
    expect(parse(key, label, typed)).toEqual(value)
    expect(fault(key, label, typed)).toBeNull()
  })

  it.each<[CollectionKey, string, string, string]>([
    ['a7c2', '조리개 (f/)', '밝게', '숫자로 적어 주세요.'],
    ['a7c2', '감도 (ISO)', '-100', '이 값은 쓸 수 없습니다.'],
    ['a7c2', '렌즈', '가'.repeat(201), '200자까지 쓸 수 있습니다.'],
    ['a7c2', '찍은 때', '어제 아침', '2025-10-19 06:41처럼 적어 주세요.'],
    ['a7c2', '찍은 때', '2025-02-30 06:41', '2025-10-19 06:41처럼 적어 주세요.'],
    ['a7c2', '찍은 때', '2025-10-19 24:41', '2025-10-19 06:41처럼 적어 주세요.'],
    ['a7c2', '찍은 때', '2025-10-19 오후 13:00', '2025-10-19 06:41처럼 적어 주세요.'],
    ['a7c2', '찍은 때', '2025-10', '2025-10-19 06:41처럼 적어 주세요.'],
    ['x100vi', '레시피', '그레인 약하게', '한 줄에 하나씩 ‘이름: 값’으로 적어 주세요.'],
    ['portfolio', '연도', '20255', '이 값은 쓸 수 없습니다.'],
    ['portfolio', '연도', '2025.5', '이 값은 쓸 수 없습니다.'],
    ['portfolio', '도구', '가'.repeat(201), '이 값은 쓸 수 없습니다.'],
    ['portfolio', '작업의 색', 'red', '#E5402F처럼 적어 주세요.'],
    ['favorites', '주소', 'javascript:alert(1)', 'http:// 나 https://로 시작하는 주소를 적어 주세요.'],
    ['favorites', '주소', '책방', 'http:// 나 https://로 시작하는 주소를 적어 주세요.'],
    ['favorites', '주소', 'a@b.kr', 'http:// 나 https://로 시작하는 주소를 적어 주세요.'],
    ['fanart', '연도', '제비', '숫자로 적어 주세요.'],
    ['commissions', '값, 부터', '45만', '원 단위의 숫자만 적어 주세요.'],
    ['commissions', '값, 까지', '4,50', '원 단위의 숫자만 적어 주세요.'],
    ['commissions', '걸리는 날', '2.5', '정수로 적어 주세요.'],
    ['fanart', '나오는 인물', '한해, 해리', '‘해리’ 대신 한해처럼 정해진 이름을 적어 주세요.'],
  ])('%s %s: rejects %s', (key, label, typed, message) => {
    expect(fault(key, label, typed)).toBe(message)
  })

  it('may be empty', () => {
    for (const { key } of Object.values(collections))
      for (const field of metaFields[key]) {
        expect(parseMetaValue(field, ' \n')).toBeUndefined()
        expect(validateMetaText(collections[key], field, ' \n')).toBeNull()
      }
  })

  it('formats stored values and parses them back', () => {
    const stored: [CollectionKey, string, unknown, string][] = [
      ['x100vi', '레시피', { 그레인: '약하게', 섀도: '+1' }, '그레인: 약하게\n섀도: +1'],
      ['portfolio', '도구', ['Figma', '연필'], 'Figma, 연필'],
      ['a7c2', '감도 (ISO)', 100, '100'],
      ['a7c2', '찍은 때', '2025-10-19T06:41:12+09:00', '2025-10-19 06:41:12'],
      ['a7c2', '찍은 때', '2025-10-19T06:41:00+01:00', '2025-10-19 06:41:00 +01:00'],
      ['a7c2', '찍은 때', '2025-10-19', '2025-10-19'],
      ['fanart', '원작', '바람의 나라', '바람의 나라'],
    ]
    for (const [key, label, value, text] of stored) {
      expect(formatMetaValue(getField(key, label), value)).toBe(text)
      expect(parse(key, label, text)).toEqual(value)
    }
    expect(formatMetaValue(getField('fanart', '원작'), undefined)).toBe('')
  })
})
