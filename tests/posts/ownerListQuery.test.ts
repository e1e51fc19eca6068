import { describe, expect, it } from 'vitest'
import {
  ownerListParameters,
  parseOwnerListQuery,
  titlePattern,
  defaultListQuery,
  initialListQuery,
} from '@/posts/owner/ownerListQuery'

const parse = (text: string) => parseOwnerListQuery(new URLSearchParams(text))

describe("the URL of an owner's list", () => {
  it('round-trips a query', () => {
    const query = {
      search: '유월 & 칠월',
      status: 'draft',
      sort: 'position',
      series: 'more-book',
      page: 3,
    } as const
    expect(parseOwnerListQuery(ownerListParameters(query))).toEqual(query)
  })

  it('has no parameters for the default query', () => {
    expect(ownerListParameters(defaultListQuery).toString()).toBe('')
  })

  it('lists kinds of commission in their own order, unless another is chosen', () => {
    const initial = initialListQuery({ key: 'commissions' })
    expect(parseOwnerListQuery(new URLSearchParams(''), initial).sort).toBe('position')
    expect(ownerListParameters(initial, initial).toString()).toBe('')
    const newest = ownerListParameters({ ...initial, sort: 'newest' }, initial)
    expect(newest.toString()).toBe('sort=newest')
    expect(parseOwnerListQuery(newest, initial).sort).toBe('newest')
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=random', 'status=secret', 'q=%20%20'])(
    'falls back to the default for %s',
    (text) => {
      expect(parse(text)).toEqual(defaultListQuery)
    },
  )

  it('normalizes Hangul to NFC', () => {
    expect(parse(`q=${encodeURIComponent('바다'.normalize('NFD'))}`).search).toBe('바다')
  })

  it('escapes wildcards', () => {
    expect(titlePattern(String.raw`1_0%\*`)).toBe(String.raw`%1\_0\%\\_%`)
  })
})
