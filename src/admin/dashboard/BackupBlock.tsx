import { useRef } from 'react'
import { lastBackupQuery } from '@/posts/adminOverviewQueries'
import type { Backup } from '@/posts/adminSettings'
import { serverNow } from '@/supabase/serverClock'
import { AdminButton } from '../components/AdminButton'
import { CheckIcon, DownloadIcon, WarnIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { cancelBackup, startBackup, useBackupRun } from './backup/backupRun'
import styles from './BackupBlock.module.scss'
import { Block, QueryContent, useOwnerQuery } from './Block'
import { formatBytes } from '../components/formatBytes'
import { daysBetween, formatSeoulDateTime } from '../components/seoulTime'

/** Number of days after which a backup is old. */
const OLD_DAYS = 30

/** Summary of the last backup. */
interface BackupSummary {
  tone: 'ok' | 'warn'
  title: string
  lines: readonly string[]
}

/** Summarizes the last backup: “마지막 백업 11월 15일 오전 3:00”, or a warning if it is old or missing. */
export function backupSummary(backup: Backup | null, now: string): BackupSummary {
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
  return { tone: 'ok', title: `마지막 백업 ${formatSeoulDateTime(backup.at)}`, lines }
}

const TITLE = '백업'

/** Shows the last backup and a button for a new one. */
export function BackupBlock() {
  return (
    <Block title={TITLE}>
      <div className={styles.backup}>
        <QueryContent title={TITLE} query={useOwnerQuery(lastBackupQuery)}>
          {(backup) => <LastBackup backup={backup} />}
        </QueryContent>
        <DownloadControls />
      </div>
    </Block>
  )
}

function LastBackup({ backup }: { backup: Backup | null }) {
  const { tone, title, lines } = backupSummary(backup, new Date(serverNow()).toISOString())
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

function DownloadControls() {
  const { state, share, error } = useBackupRun()
  const isBusy = state !== 'idle'
  const isPacking = state === 'packing'
  const downloadButton = useRef<HTMLButtonElement>(null)

  function cancel() {
    // The cancel button is about to unmount.
    downloadButton.current?.focus()
    cancelBackup()
  }

  return (
    <div className={styles.download} data-busy={isPacking || error !== null}>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {isPacking && <ProgressBar label="백업 묶는 중" value={share} />}
      <div className={styles.buttons}>
        {/* The same element in all states, so that it keeps the focus. */}
        <AdminButton ref={downloadButton} aria-disabled={isBusy} onClick={() => void startBackup()}>
          <DownloadIcon /> {isPacking ? `묶는 중… ${Math.floor(share * 100)}%` : '지금 내려받기'}
        </AdminButton>
        {isPacking && <AdminButton onClick={cancel}>취소</AdminButton>}
      </div>
    </div>
  )
}
