import { describe, expect, it } from 'vitest'
import { placeInSlot, parseLightAddress, withPair, withParam } from '@/features/lightTable/lightAddress'

const read = (search: string) => parseLightAddress(new URLSearchParams(search))
const slots = (search: string) => {
  const { a, b } = read(search).slots
  return [a, b].map((slot) => slot && slot.id)
}

describe('the query of the light table', () => {
  it('contains two photos of either camera', () => {
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
  ])('%s sets the slots to %s and %s', (search, a, b) => {
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
  ])('marks the slot value %s as invalid', (value) => {
    const params = new URLSearchParams({ a: value, b: value })
    expect(parseLightAddress(params).slots).toEqual({
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
  ])('%s shows the pair view: %s', (search, isPair) => {
    expect(read(search).isPair).toBe(isPair)
  })

  it('may filter by camera', () => {
    expect(read('?camera=x100vi').camera?.key).toBe('x100vi')
    expect(read('?camera=leica').camera).toBeNull()
  })

  it('keeps other parameters when the slots change', () => {
    const params = new URLSearchParams('?a=a7c2-1&camera=a7c2&from=feed')
    expect(String(withPair(params, { a: null, b: 'x100vi-2' }))).toBe('camera=a7c2&from=feed&b=x100vi-2')
    expect(String(withPair(params, { b: 'x100vi-2' }))).toBe('a=a7c2-1&camera=a7c2&from=feed&b=x100vi-2')
    expect(String(withParam(params, 'view', 'pair'))).toBe('a=a7c2-1&camera=a7c2&from=feed&view=pair')
    expect(String(withParam(params, 'camera'))).toBe('a=a7c2-1&from=feed')
  })
})

describe('placing a photo', () => {
  const pair = (a: string | null, b: string | null) => ({ a, b })

  it.each([
    ['in the first free slot', pair(null, null), undefined, pair('x', null)],
    ['in the second slot if the first is taken', pair('1', null), undefined, pair('1', 'x')],
    ['in the first slot if only the second is taken', pair(null, '2'), undefined, pair('x', '2')],
    ['in the second slot if both are taken', pair('1', '2'), undefined, pair('1', 'x')],
    ['nowhere if it is in the first slot', pair('x', '2'), undefined, pair(null, '2')],
    ['nowhere if it is in the second slot', pair('1', 'x'), undefined, pair('1', null)],
    ['in the given slot', pair('1', '2'), 'a', pair('x', '2')],
    ['in the given slot if it is already there', pair('x', '2'), 'a', pair('x', '2')],
    ['in the other slot, and swaps the photos', pair('x', '2'), 'b', pair('2', 'x')],
    ['in the other slot if that is empty', pair('x', null), 'b', pair(null, 'x')],
  ] as const)('puts it %s', (_, before, into, after) => {
    expect(placeInSlot(before, 'x', into)).toEqual(after)
  })
})
