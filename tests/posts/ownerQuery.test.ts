import { describe, expect, it } from 'vitest'
import { ownerListParameters, parseOwnerListQuery, titlePattern, wholeList } from '@/posts/ownerQuery'

const parse = (text: string) => parseOwnerListQuery(new URLSearchParams(text))

describe("the address of the owner's list", () => {
  it('says everything and comes back as it was', () => {
    const query = { search: '유월 & 칠월', status: 'draft', sort: 'position', page: 3 } as const
    expect(parseOwnerListQuery(ownerListParameters(query))).toEqual(query)
  })

  it('is empty for the whole list', () => {
    expect(ownerListParameters(wholeList).toString()).toBe('')
  })

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=random', 'status=secret', 'q=%20%20'])(
    'reads %s as the default',
    (text) => {
      expect(parse(text)).toEqual(wholeList)
    },
  )

  it('composes Hangul', () => {
    expect(parse(`q=${encodeURIComponent('바다'.normalize('NFD'))}`).search).toBe('바다')
  })

  it('makes wildcards mean themselves', () => {
    expect(titlePattern(String.raw`1_0%\*`)).toBe(String.raw`%1\_0\%\\_%`)
  })
})
