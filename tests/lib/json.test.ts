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

  it('differ where one has a field that the other has not, whatever it is called', () => {
    expect(sameJson(JSON.parse('{"__proto__":{}}'), { a: {} })).toBe(false)
    expect(sameJson(JSON.parse('{"__proto__":{}}'), JSON.parse('{"__proto__":{}}'))).toBe(true)
    expect(sameJson({ a: 1 }, { b: 1 })).toBe(false)
    expect(sameJson([1], { 0: 1 })).toBe(false)
    expect(sameJson([undefined], [null])).toBe(true)
    expect(sameJson([1, 2], [1])).toBe(false)
  })

  it('are compared however deep they are', () => {
    const deep = (words: string) => {
      let node: unknown = words
      for (let depth = 0; depth < 200_000; depth += 1) node = { content: [node] }
      return node
    }
    expect(sameJson(deep('같다'), deep('같다'))).toBe(true)
    expect(sameJson(deep('같다'), deep('다르다'))).toBe(false)
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
