import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { parseRows } from '@/supabase/rows'

const good = { id: 1, title: '겹겹의 새벽', created_at: '2025-10-19T06:41:00+09:00' }

let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  log.mockRestore()
})

describe('parseRows', () => {
  it('accepts a row with only an id, a title and a time', () => {
    const [row] = parseRows('posts_a7c2', [good])
    expect(row).toMatchObject({
      ...good,
      image: null,
      width: null,
      meta: null,
      body: null,
      status: 'published',
    })
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ['no id', { ...good, id: undefined }],
    ['an id of 0', { ...good, id: 0 }],
    ['an id with a fraction', { ...good, id: 1.5 }],
    ['an id as text', { ...good, id: '1' }],
    ['an unsafe id', { ...good, id: 2 ** 53 }],
    ['no title', { ...good, title: null }],
    ['an empty title', { ...good, title: '  ' }],
    ['no time', { ...good, created_at: null }],
    ['an invalid time', { ...good, created_at: 'yesterday' }],
    ['null', null],
    ['a string', 'row'],
  ])('drops and logs a row with %s and keeps the others', (_, bad) => {
    expect(parseRows('posts_x100vi', [good, bad, { ...good, id: 2 }]).map(({ id }) => id)).toEqual([1, 2])
    expect(log).toHaveBeenCalledTimes(1)
    expect(log.mock.calls[0]?.[0]).toBe('posts_x100vi')
  })

  it.each([
    ['width', -4, null],
    ['width', 'wide', null],
    ['height', 0, null],
    ['image', 12, null],
    ['placeholder', {}, null],
    ['alt', [], null],
    ['summary', false, null],
    ['position', 1.5, null],
    ['status', 'secret', 'draft'],
    ['updated_at', 'never', null],
  ] as const)('replaces only the field %s if it is %j', (field, value, read) => {
    const [row] = parseRows('posts_a7c2', [{ ...good, [field]: value }])
    expect(row?.[field]).toBe(read)
    expect(log).not.toHaveBeenCalled()
  })
})
