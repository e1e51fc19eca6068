import { describe, expect, it } from 'vitest'
import { isRecord, sameJson } from '@/lib/json'

describe('values as JSON', () => {
  it('are the same whatever the order of their keys', () => {
    expect(sameJson({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true)
    expect(sameJson({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  })

  it('leave out what is not there', () => {
    expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(sameJson({ a: null }, {})).toBe(false)
  })

  it('are records when they are neither lists nor nothing', () => {
    expect([{}, { a: 1 }, [], null, 'a', undefined].map(isRecord)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
