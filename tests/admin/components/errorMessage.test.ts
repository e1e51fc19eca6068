import { describe, expect, it, vi } from 'vitest'
import { env } from '@/config/env'
import { DataError, errorKindForStatus, readRetryAfter, type DataErrorKind } from '@/supabase/errors'
import { errorMessage } from '@/admin/components/errorMessage'
import { autosaveMessage } from '@/admin/editor/autosaveMessage'

vi.mock('@/config/env', () => ({ env: { backend: { kind: 'embedded', key: 'key' } } }))

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
    [429, '짧은 시간에 요청이 너무 많아 서버가 잠시 받지 않습니다. 5분쯤 뒤에 다시 시도해 주세요.'],
    [
      540,
      'Supabase 프로젝트가 멈춰 있습니다. 무료 요금제는 1주일 동안 거의 쓰지 않으면 멈춥니다. 멈춘 지 1년이 되기 전에 Supabase 대시보드에서 프로젝트를 열고 Resume project를 눌러 주세요. 글과 사진은 그대로 있고, 방문자는 마지막으로 만들어진 사이트를 봅니다.',
    ],
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

  it.each([
    [
      'exceed_egress_quota',
      /^전송량 한도를 넘어 Supabase가 이 사이트의 모든 요청을 거절하고 있습니다. 다음 결제/,
    ],
    ['exceed_cached_egress_quota, exceed_egress_quota', /^전송량 한도를 넘어 Supabase가/],
    ['exceed_storage_size_quota', /^저장 공간 한도를 넘어 Supabase가.*쓰지 않는 파일을 지우거나/],
    ['exceed_db_size_quota', /^데이터베이스 크기 한도를 넘어 Supabase가.*데이터베이스를 줄이거나/],
    ['overdue_payment', /^요금이 밀려 Supabase가.*밀린 요금을 내면/],
    [
      'exceed_egress_quota, exceed_storage_size_quota',
      /^전송량 한도를 넘어, 저장 공간 한도를 넘어 Supabase가/,
    ],
    ['exceed_something_new', /^요금제의 한도를 넘어 Supabase가.*Usage에서/],
  ])('names the quota of a project that is restricted by %s', (code, message) => {
    const text = `Service for this project is restricted due to the following violations: ${code}. The project owner must upgrade their plan or remove spend caps to restore service.`
    expect(errorMessage(new DataError(errorKindForStatus(402), text))).toMatch(message)
  })

  it.each([
    ['49', '', '49초 뒤에'],
    ['300', '', '5분 뒤에'],
    [null, 'For security purposes, you can only request this after 31 seconds.', '31초 뒤에'],
    [null, 'Request rate limit reached', '5분쯤 뒤에'],
  ])('says how long to wait: Retry-After %j, message %j', (header, text, time) => {
    const retryAfterS = readRetryAfter(header, text)
    expect(errorMessage(new DataError('throttled', text, { retryAfterS }))).toContain(
      `${time} 다시 시도해 주세요.`,
    )
  })

  it.each<[DataErrorKind, string]>([
    ['offline', 'Supabase 프로젝트가 멈춰 있는지'],
    ['timeout', 'status.supabase.com'],
    ['server', 'status.supabase.com'],
    ['malformed', '프로젝트가 켜져 있는지'],
  ])('says for %s what to check of a hosted project while the browser is online', (kind, hint) => {
    const before = { ...env }
    vi.stubGlobal('navigator', { onLine: true })
    expect(messageForKind(kind)).not.toContain(hint)
    Object.assign(env, { backend: { kind: 'hosted', url: 'https://db.example.com', key: 'key' } })
    expect(messageForKind(kind)).toContain(hint)
    vi.stubGlobal('navigator', { onLine: false })
    expect(messageForKind(kind)).not.toContain(hint)
    Object.assign(env, before)
    vi.unstubAllGlobals()
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
