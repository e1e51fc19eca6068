import { describe, expect, it } from 'vitest'
import { DataError, errorKindForStatus, type DataErrorKind } from '@/supabase/errors'
import { errorMessage } from '@/admin/components/errorMessage'
import { autosaveMessage } from '@/admin/editor/EditorForm'

const messageForStatus = (status: number) =>
  errorMessage(new DataError(errorKindForStatus(status), 'raw', { status }))
const messageForKind = (kind: DataErrorKind) => errorMessage(new DataError(kind, 'raw'))

describe('errorMessage', () => {
  it.each([
    [401, '서버가 이 일을 허락하지 않았습니다. 서버 연결을 확인해 주세요.'],
    [403, '서버가 이 일을 허락하지 않았습니다. 서버 연결을 확인해 주세요.'],
    [409, '다른 곳에서 먼저 바뀌었습니다. 새로 불러온 뒤 다시 시도해 주세요.'],
    [413, '파일이 서버가 받는 크기보다 큽니다.'],
    [400, '서버가 이 내용을 받지 않았습니다.'],
    [500, '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.'],
    [503, '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.'],
    [429, '서버에 문제가 생겼습니다. 잠시 후 다시 시도해 주세요.'],
  ])('explains status %i', (status, message) => {
    expect(messageForStatus(status)).toBe(message)
  })

  it.each<[DataErrorKind, string]>([
    ['offline', '서버에 닿지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.'],
    ['timeout', '서버가 제때 응답하지 않았습니다. 잠시 후 다시 시도해 주세요.'],
    ['missing', '이미 지워진 글입니다.'],
    ['malformed', '서버의 답을 알아볼 수 없습니다.'],
    ['aborted', '요청이 취소되었습니다.'],
  ])('explains %s', (kind, message) => {
    expect(messageForKind(kind)).toBe(message)
  })

  it('hides the raw message of an unknown error', () => {
    expect(errorMessage(new TypeError('x is not a function'))).toBe(
      '알 수 없는 문제가 생겼습니다. 다시 시도해 주세요.',
    )
  })
})

describe('autosaveMessage', () => {
  it('describes how changes are saved', () => {
    expect(autosaveMessage(false, 'browser', true)).toBe('서버에 저장됨')
    expect(autosaveMessage(false, 'pending', false)).toBe('임시저장 전')
    expect(autosaveMessage(true, 'pending', true)).toBe('저장하지 않은 내용이 있습니다')
    expect(autosaveMessage(true, 'browser', true)).toBe('이 브라우저에 보관됨')
    expect(autosaveMessage(true, 'memory', true)).toMatch(/저장소가 가득 차 이 탭에만 보관합니다/)
  })
})
