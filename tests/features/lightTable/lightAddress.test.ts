import { describe, expect, it } from 'vitest'
import { lay, readLightAddress, withPair, withParam } from '@/features/lightTable/lightAddress'

const read = (search: string) => readLightAddress(new URLSearchParams(search))
const slots = (search: string) => {
  const { a, b } = read(search).slots
  return [a, b].map((slot) => slot && slot.id)
}

describe('the address of the light table', () => {
  it('names two photographs of either camera', () => {
    expect(read('?a=a7c2-12&b=x100vi-3').slots).toMatchObject({
      a: { id: 'a7c2-12', collection: { key: 'a7c2' }, number: 12 },
      b: { id: 'x100vi-3', collection: { key: 'x100vi' }, number: 3 },
    })
  })

  it.each([
    ['', null, null],
    ['?a=', null, null],
    ['?b=a7c2-1', null, 'a7c2-1'],
    ['?a=A7C2-1', 'a7c2-1', null],
    ['?a=a7c2-1&b=a7c2-1', 'a7c2-1', null],
    ['?a=a7c2-1&b=x100vi-1', 'a7c2-1', 'x100vi-1'],
  ])('%s fills the slots with %s and %s', (search, a, b) => {
    expect(slots(search)).toEqual([a, b])
  })

  it.each([
    'favorites-1',
    'a7c2-',
    'a7c2-0',
    'a7c2--1',
    'a7c2-1.5',
    'a7c2-1e3',
    'a7c2-99999999999999999999',
    'a7c2',
    'x'.repeat(5000),
    '<b>',
    '%00',
    '𝒂7c2-1',
  ])('knows that %s is no photograph, and that it was meant to be one', (value) => {
    const params = new URLSearchParams({ a: value, b: value })
    expect(readLightAddress(params).slots).toEqual({
      a: { id: null, collection: null, number: null },
      b: { id: null, collection: null, number: null },
    })
  })

  it.each([
    ['?view=pair', false],
    ['?a=a7c2-1&view=pair', false],
    ['?a=a7c2-1&b=a7c2-1&view=pair', false],
    ['?a=a7c2-1&b=a7c2-2&view=index', false],
    ['?a=a7c2-1&b=a7c2-2&view=pair', true],
    ['?a=nonsense&b=a7c2-2&view=pair', true],
  ])('%s lies side by side: %s', (search, isPair) => {
    expect(read(search).isPair).toBe(isPair)
  })

  it('may show one camera alone', () => {
    expect(read('?camera=x100vi').camera?.key).toBe('x100vi')
    expect(read('?camera=leica').camera).toBeNull()
  })

  it('keeps what it says beside the slots', () => {
    const params = new URLSearchParams('?a=a7c2-1&camera=a7c2&from=feed')
    expect(String(withPair(params, { a: null, b: 'x100vi-2' }))).toBe('camera=a7c2&from=feed&b=x100vi-2')
    expect(String(withPair(params, { b: 'x100vi-2' }))).toBe('a=a7c2-1&camera=a7c2&from=feed&b=x100vi-2')
    expect(String(withParam(params, 'view', 'pair'))).toBe('a=a7c2-1&camera=a7c2&from=feed&view=pair')
    expect(String(withParam(params, 'camera'))).toBe('a=a7c2-1&from=feed')
  })
})

describe('laying a photograph', () => {
  const pair = (a: string | null, b: string | null) => ({ a, b })

  it.each([
    ['into the first free slot', pair(null, null), undefined, pair('x', null)],
    ['into the second, where the first is taken', pair('1', null), undefined, pair('1', 'x')],
    ['into the first, where only the second is taken', pair(null, '2'), undefined, pair('x', '2')],
    ['in place of the second, where both are', pair('1', '2'), undefined, pair('1', 'x')],
    ['off again from the first', pair('x', '2'), undefined, pair(null, '2')],
    ['off again from the second', pair('1', 'x'), undefined, pair('1', null)],
    ['where it is dropped', pair('1', '2'), 'a', pair('x', '2')],
    ['where it lies already', pair('x', '2'), 'a', pair('x', '2')],
    ['in the other slot, whose photograph takes its place', pair('x', '2'), 'b', pair('2', 'x')],
    ['in the other, empty slot', pair('x', null), 'b', pair(null, 'x')],
  ] as const)('puts it %s', (_, before, into, after) => {
    expect(lay(before, 'x', into)).toEqual(after)
  })
})
