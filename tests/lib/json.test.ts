import { describe, expect, it } from 'vitest'
import { isRecord, isJsonEqual } from '@/lib/json'

describe('isJsonEqual', () => {
  it('ignores the order of keys but not of array entries', () => {
    expect(isJsonEqual({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true)
    expect(isJsonEqual({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
  })

  it('treats undefined as absent and null as a value', () => {
    expect(isJsonEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(isJsonEqual({ a: null }, {})).toBe(false)
  })

  it('compares own fields only, including __proto__', () => {
    expect(isJsonEqual(JSON.parse('{"__proto__":{}}'), { a: {} })).toBe(false)
    expect(isJsonEqual(JSON.parse('{"__proto__":{}}'), JSON.parse('{"__proto__":{}}'))).toBe(true)
    expect(isJsonEqual({ a: 1 }, { b: 1 })).toBe(false)
    expect(isJsonEqual([1], { 0: 1 })).toBe(false)
    expect(isJsonEqual([undefined], [null])).toBe(true)
    expect(isJsonEqual([1, 2], [1])).toBe(false)
  })

  it('compares deeply nested values without overflowing the stack', () => {
    const deep = (text: string) => {
      let node: unknown = text
      for (let depth = 0; depth < 200_000; depth += 1) node = { content: [node] }
      return node
    }
    expect(isJsonEqual(deep('같다'), deep('같다'))).toBe(true)
    expect(isJsonEqual(deep('같다'), deep('다르다'))).toBe(false)
  })

  it('isRecord accepts objects only', () => {
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
