import { useRef } from 'react'
import { dashboard } from '#messages/admin/dashboard'
import { desk } from '#messages/admin/desk'
import { lastBackupQuery } from '@/posts/owner/adminOverviewQueries'
import type { Backup } from '@/posts/owner/adminSettings'
import { serverNow } from '@/supabase/serverClock'
import { AdminButton } from '../components/AdminButton'
import { formatBytes } from '../components/formatBytes'
import { CheckIcon, DownloadIcon, WarnIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { daysBetween, formatSeoulDateTime } from '../components/seoulTime'
import { backupErrorMessage, cancelBackup, startBackup, useBackupRun } from './backup/backupRun'
import { Block, QueryContent, useOwnerQuery } from './Block'
import styles from './BackupBlock.module.scss'

/** Number of days after which a backup is old. */
const OLD_DAYS = 30

/** Summary of the last backup. */
interface BackupSummary {
  tone: 'ok' | 'warn'
  title: string
  lines: readonly string[]
}

/** Summarizes the last backup: “Last backup: November 15 at 3:00 AM”, or a warning if it is old or missing. */
export function backupSummary(backup: Backup | null, now: string): BackupSummary {
  if (!backup)
    return {
      tone: 'warn',
      title: dashboard.backup.none,
      lines: [dashboard.backup.contains],
    }
  const days = daysBetween(backup.at, now)
  const lines = [dashboard.backup.posts(backup.posts), dashboard.backup.file(formatBytes(backup.bytes), days)]
  if (days > OLD_DAYS) return { tone: 'warn', title: dashboard.backup.old(days), lines }
  return { tone: 'ok', title: dashboard.backup.last(formatSeoulDateTime(backup.at)), lines }
}

/** Shows the last backup and a button for a new one. */
export function BackupBlock() {
  return (
    <Block title={dashboard.backup.title}>
      <div className={styles.backup}>
        <QueryContent title={dashboard.backup.title} query={useOwnerQuery(lastBackupQuery)}>
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
          {backupErrorMessage(error.cause)}
        </p>
      )}
      {isPacking && <ProgressBar label={dashboard.backup.packing} value={share} />}
      <div className={styles.buttons}>
        {/* The same element in all states, so that it keeps the focus. */}
        <AdminButton ref={downloadButton} aria-disabled={isBusy} onClick={() => void startBackup()}>
          <DownloadIcon />{' '}
          {isPacking ? dashboard.backup.packed(Math.floor(share * 100)) : dashboard.backup.download}
        </AdminButton>
        {isPacking && <AdminButton onClick={cancel}>{desk.cancel}</AdminButton>}
      </div>
    </div>
  )
}
