import { describe, expect, it } from 'vitest'
import { unwrapRows, unwrapData } from '@/supabase/responses'
import { DataError } from '@/supabase/errors'

const failed = (status: number, message = 'no') => ({ data: null, error: { message }, status })
function failure(response: Parameters<typeof unwrapData>[0], signal?: AbortSignal): unknown {
  try {
    return unwrapData(response, signal)
  } catch (error) {
    return error
  }
}

describe('a response', () => {
  it('is unwrapped to its data', () => {
    expect(unwrapData({ data: 3, error: null, status: 200 })).toBe(3)
    expect(unwrapRows({ data: [{ id: 1 }], error: null, status: 200 })).toEqual([{ id: 1 }])
  })

  it('without a list of rows throws', () => {
    expect(() => unwrapRows({ data: { id: 1 }, error: null, status: 200 })).toThrow(DataError)
  })

  it.each([
    [failed(0, 'TypeError: Failed to fetch'), 'offline'],
    [failed(0, 'TimeoutError: signal timed out'), 'timeout'],
    [failed(0, 'AbortError: The operation was aborted.'), 'timeout'],
    [failed(200, '<!doctype html>'), 'malformed'],
    [failed(401), 'denied'],
    [failed(402), 'quota'],
    [failed(409), 'conflict'],
    [failed(429), 'throttled'],
    [failed(540), 'paused'],
    [failed(503), 'server'],
    [failed(400), 'rejected'],
  ])('%j has the error kind %s', (response, kind) => {
    expect(failure(response)).toMatchObject({ name: 'DataError', kind, status: response.status })
  })

  it('of an aborted request is not a network error', () => {
    expect(failure(failed(0, 'AbortError'), AbortSignal.abort())).toMatchObject({ kind: 'aborted' })
  })
})
