import { describe, expect, test, vi } from 'vitest'
import { forgetQuery, recentQueries, rememberQuery } from '@/features/search/recentQueries'
import { createSafeStorage } from '@/lib/storage/safeStorage'

function storage(stored: Record<string, string> = {}) {
  const area = new Map(Object.entries(stored))
  return createSafeStorage('localStorage', () => ({
    getItem: (key) => area.get(key) ?? null,
    setItem: (key, value) => void area.set(key, value),
    removeItem: (key) => void area.delete(key),
    clear: () => area.clear(),
    key: () => null,
    length: area.size,
  }))
}

describe('what was found lately', () => {
  test('is kept, the latest first, each once, six at most', () => {
    const kept = storage()
    for (const query of ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '셋', ' '])
      rememberQuery(query, kept)
    expect(recentQueries(kept)).toEqual(['셋', '일곱', '여섯', '다섯', '넷', '둘'])
  })

  test('is forgotten one by one or all at once', () => {
    const kept = storage()
    for (const query of ['하나', '둘', '셋']) rememberQuery(query, kept)
    expect(forgetQuery('둘', kept)).toEqual(['셋', '하나'])
    expect(forgetQuery(undefined, kept)).toEqual([])
    expect(recentQueries(kept)).toEqual([])
  })

  test.each(['{', '5', '{"0":"가"}', 'null'])('is nothing where %s is stored', (text) => {
    expect(recentQueries(storage({ 'blank-page-search-recent': text }))).toEqual([])
  })

  test('leaves out what is no query', () => {
    const damaged = JSON.stringify(['가', 5, null, '', '  ', '가', '나'.repeat(500)])
    expect(recentQueries(storage({ 'blank-page-search-recent': damaged }))).toEqual(['가', '나'.repeat(100)])
  })

  test('is remembered for this visit where nothing can be stored, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const full = createSafeStorage('localStorage', () => {
      throw new Error('QuotaExceeded')
    })
    rememberQuery('봄비', full)
    rememberQuery('고래', full)
    expect(recentQueries(full)).toEqual(['고래', '봄비'])
    expect(warn.mock.calls.filter(([text]) => /기억합니다/.test(String(text))).length).toBeLessThanOrEqual(2)
  })
})
