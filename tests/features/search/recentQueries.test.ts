import { describe, expect, test, vi } from 'vitest'
import { forgetQuery, loadRecentQueries, rememberQuery } from '@/features/search/recentQueries'
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

describe('recent queries', () => {
  test('are stored latest first, without duplicates, six at most', () => {
    const safeStorage = storage()
    for (const query of ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '셋', ' '])
      rememberQuery(query, safeStorage)
    expect(loadRecentQueries(safeStorage)).toEqual(['셋', '일곱', '여섯', '다섯', '넷', '둘'])
  })

  test('are removed one by one or all at once', () => {
    const safeStorage = storage()
    for (const query of ['하나', '둘', '셋']) rememberQuery(query, safeStorage)
    expect(forgetQuery('둘', safeStorage)).toEqual(['셋', '하나'])
    expect(forgetQuery(undefined, safeStorage)).toEqual([])
    expect(loadRecentQueries(safeStorage)).toEqual([])
  })

  test('skip invalid entries', () => {
    const damaged = JSON.stringify(['가', 5, null, '', '  ', '가', '나'.repeat(500)])
    expect(loadRecentQueries(storage({ 'blank-page-search-recent': damaged }))).toEqual([
      '가',
      '나'.repeat(100),
    ])
  })

  test('are kept in memory if nothing can be stored, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const full = createSafeStorage('localStorage', () => {
      throw new Error('QuotaExceeded')
    })
    rememberQuery('봄비', full)
    rememberQuery('고래', full)
    expect(loadRecentQueries(full)).toEqual(['고래', '봄비'])
    expect(warn.mock.calls.filter(([text]) => /기억합니다/.test(String(text))).length).toBeLessThanOrEqual(2)
  })
})
