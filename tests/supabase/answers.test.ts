import { describe, expect, it } from 'vitest'
import { rowsOf, valueOf } from '@/supabase/answers'
import { DataError } from '@/supabase/errors'

const failed = (status: number, message = 'no') => ({ data: null, error: { message }, status })
function failure(answer: Parameters<typeof valueOf>[0], signal?: AbortSignal): unknown {
  try {
    return valueOf(answer, signal)
  } catch (error) {
    return error
  }
}

describe('an answer', () => {
  it('gives what it holds', () => {
    expect(valueOf({ data: 3, error: null, status: 200 })).toBe(3)
    expect(rowsOf({ data: [{ id: 1 }], error: null, status: 200 })).toEqual([{ id: 1 }])
  })

  it('that is no list has no rows', () => {
    expect(() => rowsOf({ data: { id: 1 }, error: null, status: 200 })).toThrow(DataError)
  })

  it.each([
    [failed(0, 'TypeError: Failed to fetch'), 'offline'],
    [failed(0, 'TimeoutError: signal timed out'), 'timeout'],
    [failed(0, 'AbortError: The operation was aborted.'), 'timeout'],
    [failed(200, '<!doctype html>'), 'malformed'],
    [failed(401), 'denied'],
    [failed(409), 'conflict'],
    [failed(503), 'server'],
    [failed(400), 'rejected'],
  ])('%j is told apart', (answer, kind) => {
    expect(failure(answer)).toMatchObject({ name: 'DataError', kind, status: answer.status })
  })

  it('that nobody waits for any more is no fault of the network', () => {
    expect(failure(failed(0, 'AbortError'), AbortSignal.abort())).toMatchObject({ kind: 'aborted' })
  })
})
