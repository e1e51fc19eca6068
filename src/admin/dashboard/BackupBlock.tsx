import { useRef } from 'react'
import { lastBackupQuery } from '@/posts/deskOverviewQueries'
import type { Backup } from '@/posts/lastBackup'
import { serverNow } from '@/supabase/serverClock'
import { Button } from '../components/Button'
import { CheckIcon, DownloadIcon, WarnIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { cancelBackup, startBackup, useBackupRun } from './backup/backupRun'
import { backupWords } from './backupMessages'
import styles from './BackupBlock.module.scss'
import { Block, Read, useOwnersQuery } from './Block'

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
