import { describe, expect, it } from 'vitest'
import { joinNouns, objectParticle, subjectParticle } from '@/messages/ko/grammar/josa'

describe('particles follow the last syllable', () => {
  it.each([
    ['창', '을', '이'],
    ['바다', '를', '가'],
    ['바다'.normalize('NFD'), '를', '가'],
    ['창 ', '을', '이'],
    ['Somebodies', '을', '이'],
    ['A7C2', '를', '가'],
    ['DSC04124', '를', '가'],
    ['연타 10', '을', '이'],
    ['사진 37', '을', '이'],
    ['', '을', '이'],
  ])('of %j', (word, object, subject) => {
    expect([objectParticle(word), subjectParticle(word)]).toEqual([object, subject])
  })

  it('between two words, and none between three', () => {
    expect(joinNouns(['제목', '사진'])).toBe('제목과 사진')
    expect(joinNouns(['의자', '사진'])).toBe('의자와 사진')
    expect(joinNouns(['제목', '사진', '대체 텍스트'])).toBe('제목, 사진, 대체 텍스트')
    expect(joinNouns(['제목'])).toBe('제목')
    expect(joinNouns([])).toBe('')
  })
})
