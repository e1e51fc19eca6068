import { useRef } from 'react'
import { lastBackupQuery } from '@/posts/deskOverviewQueries'
import type { Backup } from '@/posts/lastBackup'
import { serverNow } from '@/supabase/serverClock'
import { Button } from '../components/Button'
import { CheckIcon, DownloadIcon, WarnIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { cancelBackup, startBackup, useBackupRun } from './backup/backupRun'
import styles from './BackupBlock.module.scss'
import { Block, Read, useOwnersQuery } from './Block'
import { formatBytes } from '../components/formatBytes'
import { daysBetween, seoulMoment } from '../components/seoulTime'

/** A backup is old after so many days. */
const OLD_DAYS = 30

/** What is known of the last backup, in words. */
interface BackupWords {
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

const TITLE = '백업'

/** When the last backup was taken, and the way to another one. */
export function BackupBlock() {
  return (
    <Block title={TITLE}>
      <div className={styles.backup}>
        <Read title={TITLE} query={useOwnersQuery(lastBackupQuery)}>
          {(backup) => <LastBackup backup={backup} />}
        </Read>
        <Download />
      </div>
    </Block>
  )
}

function LastBackup({ backup }: { backup: Backup | null }) {
  const { tone, title, lines } = backupWords(backup, new Date(serverNow()).toISOString())
  return (
    <div className={styles.last}>
      <p data-tone={tone}>
        {tone === 'ok' ? <CheckIcon /> : <WarnIcon />} {title}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

function Download() {
  const { state, share, fault } = useBackupRun()
  const busy = state !== 'idle'
  const packing = state === 'packing'
  const download = useRef<HTMLButtonElement>(null)

  function cancel() {
    // The button that was pressed goes away.
    download.current?.focus()
    cancelBackup()
  }

  return (
    <div className={styles.download} data-busy={packing || fault !== null}>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {packing && <ProgressBar label="백업 묶는 중" share={share} />}
      <div className={styles.buttons}>
        {/* It stays where it is, and so does the focus. */}
        <Button ref={download} aria-disabled={busy} onClick={() => void startBackup()}>
          <DownloadIcon /> {packing ? `묶는 중… ${Math.floor(share * 100)}%` : '지금 내려받기'}
        </Button>
        {packing && <Button onClick={cancel}>취소</Button>}
      </div>
    </div>
  )
}
