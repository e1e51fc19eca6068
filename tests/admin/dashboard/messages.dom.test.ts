import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_BYTES } from '@/config/storageSize'
import { backupSummary } from '@/admin/dashboard/BackupBlock'
import { formatEditTime } from '@/admin/dashboard/RecentEdits'
import { summarizeStorage } from '@/admin/dashboard/storageMessages'
import {
  oldestDraftMessage,
  brokenLinkMessage,
  brokenPictureMessage,
  missingAltMessage,
} from '@/admin/dashboard/Todo'
import { installFakeDate } from '../../support/clock'

beforeEach(() => installFakeDate(new Date('2026-11-22T05:00:00Z')))
afterEach(() => void vi.useRealTimers())

const NOW = '2026-11-22T05:00:00Z'
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 24 * 60 * 60 * 1000).toISOString()
const post = { collection: 'portfolio', id: 7, title: '두바퀴상회' } as const

describe('to-do messages', () => {
  it.each([
    [0, '비는 오늘까지 쓰고 있었습니다'],
    [1, '비는 1일째 기다리고 있습니다'],
    [-1, '비는 오늘까지 쓰고 있었습니다'],
  ])('for a draft %i days old', (days, text) => {
    expect(oldestDraftMessage({ ...post, title: '비', since: daysAgo(days) }, NOW)).toBe(text)
  })

  it('name the position of a picture or link', () => {
    expect(brokenPictureMessage({ ...post, place: 0 })).toBe('포트폴리오 ‘두바퀴상회’ 대표 그림')
    expect(brokenPictureMessage({ ...post, place: 1 })).toBe('포트폴리오 ‘두바퀴상회’ 본문의 첫 번째 그림')
    expect(brokenPictureMessage({ ...post, place: 12 })).toBe('포트폴리오 ‘두바퀴상회’ 본문의 12 번째 그림')
    expect(brokenLinkMessage({ ...post, words: null })).toBe('포트폴리오 ‘두바퀴상회’ 본문의 ‘’')
    expect(missingAltMessage({ count: 1, posts: [post] })).toBe('두바퀴상회')
  })
})

describe('the storage summary', () => {
  const summaryFor = (share: number) =>
    summarizeStorage({ photos: Math.ceil(STORAGE_BYTES * share), works: 0, versions: 0, trash: 0, unused: 0 })

  it.each([
    [0, '10GB 가운데 0%', undefined],
    [0.001, '10GB 가운데 1% 미만', undefined],
    [0.79, '10GB 가운데 79%', undefined],
    [0.8, '10GB 가운데 80%', '곧 가득 찹니다.'],
    [0.95, '10GB 가운데 95%', '새 사진을 올릴 수 없게 됩니다.'],
    [1.2, '10GB 가운데 120%', '새 사진을 올릴 수 없게 됩니다.'],
  ])('for a share of %f', (share, text, warning) => {
    expect(summaryFor(share)).toMatchObject({ share: text })
    expect(summaryFor(share).warning?.text).toBe(warning)
  })

  it('lists unused files if there are any', () => {
    const { parts } = summarizeStorage({ photos: 1, works: 2, versions: 3, trash: 4, unused: 5 })
    expect(parts.map(({ label, bytes }) => [label, bytes])).toContainEqual(['쓰지 않는 그림', 5])
  })
})

describe('the backup summary', () => {
  const backup = (days: number) => ({ at: daysAgo(days), posts: 269, bytes: 2.9 * 1024 ** 3 })

  it('contains the date and the content', () => {
    expect(backupSummary(backup(7), NOW)).toEqual({
      tone: 'ok',
      title: '마지막 백업 11월 15일 오후 2:00',
      lines: ['글 269편과 사이트에 올린 사진', 'ZIP 2.9GB · 7일 전'],
    })
    expect(backupSummary(backup(0), NOW).lines[1]).toBe('ZIP 2.9GB · 오늘')
  })

  it.each([
    ['2026-11-21T15:00:00Z', '오늘'],
    ['2026-11-21T14:59:59Z', '1일 전'],
    ['2026-11-20T15:00:00Z', '1일 전'],
    ['2026-11-20T14:59:59Z', '2일 전'],
    ['2026-11-22T15:00:00Z', '오늘'],
  ])('counts calendar days in Seoul: %s', (at, text) => {
    expect(backupSummary({ at, posts: 1, bytes: 0 }, NOW).lines[1]).toBe(`ZIP 0KB · ${text}`)
  })

  it('warns about an old or missing backup', () => {
    expect(backupSummary(backup(30), NOW).tone).toBe('ok')
    expect(backupSummary(backup(34), NOW)).toMatchObject({
      tone: 'warn',
      title: '백업한 지 34일이 지났습니다.',
    })
    expect(backupSummary(null, NOW)).toEqual({
      tone: 'warn',
      title: '아직 백업이 없습니다.',
      lines: ['글과 사이트에 올린 사진을 ZIP 하나에 담습니다.'],
    })
  })
})

it('the time of an edit includes the year unless it is the current one', () => {
  expect(formatEditTime('2026-11-18T12:04:00Z')).toBe('11. 18. 21:04')
  expect(formatEditTime('2025-12-31T15:00:00Z')).toBe('1. 1. 00:00')
  expect(formatEditTime('2025-12-31T14:59:00Z')).toBe('2025. 12. 31. 23:59')
})
