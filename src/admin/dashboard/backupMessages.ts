import type { Backup } from '@/posts/lastBackup'
import { formatBytes } from '../components/formatBytes'
import { daysBetween, seoulMoment } from '../components/seoulTime'

/** A backup is old after so many days. */
const OLD_DAYS = 30

/** What is known of the last backup, in words. */
export interface BackupWords {
  tone: 'ok' | 'warn'
  title: string
  /** A line each. */
  lines: readonly string[]
}

/** “마지막 백업 11월 15일 오전 3:00”, or what is wrong with it: too long ago, or never. */
export function backupWords(backup: Backup | null, now: string): BackupWords {
  if (!backup)
    return {
      tone: 'warn',
      title: '아직 백업이 없습니다.',
      lines: ['글과 사이트에 올린 사진을 ZIP 하나에 담습니다.'],
    }
  const days = daysBetween(backup.at, now)
  const lines = [
    `글 ${backup.posts}편과 사이트에 올린 사진`,
    `ZIP ${formatBytes(backup.bytes)} · ${days === 0 ? '오늘' : `${days}일 전`}`,
  ]
  if (days > OLD_DAYS) return { tone: 'warn', title: `백업한 지 ${days}일이 지났습니다.`, lines }
  return { tone: 'ok', title: `마지막 백업 ${seoulMoment(backup.at)}`, lines }
}
