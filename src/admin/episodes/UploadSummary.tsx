import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { CUT_SPLIT_HEIGHT_PX } from '@/config/constants'
import { isJsonEqual } from '@/lib/json'
import { formatNativeCount } from '@/lib/korean/formatNativeCount'
import { CutPicture } from './CutPicture'
import { entryId, isPresent, isUnfinished, type Entry } from '../upload/cutEntries'
import type { QueueState } from '../upload/uploadQueue'
import type { CutUploader } from './cutUploader'
import type { DividedPicture } from './cutUploadState'
import styles from './UploadSummary.module.scss'

type Uploads = QueueState['uploads']

interface Props {
  entries: readonly Entry[]
  uploader: CutUploader
}

/** Interval at which the summary changes, so that screen readers are not interrupted all the time. */
const ANNOUNCE_MS = 5000

interface Counts {
  total: number
  stored: number
  running: number
  waiting: number
  failed: number
  remainingMs: number | null
}

function count(entries: readonly Entry[], uploads: Uploads, remainingMs: number | null): Counts {
  const present = entries.filter(isPresent)
  const unfinished = present.filter(isUnfinished).map((entry) => uploads[entryId(entry)]?.phase)
  const failed = unfinished.filter((phase) => phase === 'failed').length
  const running = unfinished.filter((phase) => phase === 'uploading').length
  return {
    total: present.length,
    stored: present.length - unfinished.length,
    running,
    waiting: unfinished.length - failed - running,
    failed,
    remainingMs: running > 0 ? remainingMs : null,
  }
}

/** Returns the value as of at most every five seconds, and the last one in any case. */
function useThrottled<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  const changedAt = useRef(-Infinity)
  const isCurrent = isJsonEqual(shown, value)
  useEffect(() => {
    if (isCurrent) return undefined
    const wait = Math.max(0, changedAt.current + ANNOUNCE_MS - performance.now())
    const timer = setTimeout(() => {
      changedAt.current = performance.now()
      setShown(value)
    }, wait)
    return () => clearTimeout(timer)
  })
  return shown
}

const SECOND_MS = 1000
const MINUTE_S = 60

/** Formats a remaining time: “약 40초 남음”, “약 3분 남음”. */
function remainingText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / SECOND_MS))
  return seconds < MINUTE_S ? `약 ${seconds}초 남음` : `약 ${Math.round(seconds / MINUTE_S)}분 남음`
}

/** Says how many cuts are stored, with one cell a cut, and where tall pictures were divided. */
export function UploadSummary({ entries, uploader }: Props) {
  const { divided, isInMemory, ...state } = useStore(uploader.state)
  const { uploads } = useStore(uploader.queue.state)
  const { total, stored, running, waiting, failed, remainingMs } = useThrottled(
    count(entries, uploads, state.remainingMs),
  )
  return (
    <section className={styles.card} aria-label="올린 컷">
      <div className={styles.summary}>
        <p role="status" data-tabular="">
          <b>
            {total}컷 가운데 {stored}컷을 올렸습니다
          </b>
          {running > 0 && <span>올리는 중 {running}</span>}
          {waiting > 0 && <span>기다리는 중 {waiting}</span>}
          {failed > 0 && <span className={styles.failed}>못 올림 {failed}</span>}
          {remainingMs !== null && <span className={styles.remaining}>{remainingText(remainingMs)}</span>}
        </p>
        <Cells entries={entries} uploads={uploads} />
      </div>
      {isInMemory && (
        <p className={styles.warning} role="alert">
          이 기기에 자리가 모자라 창을 닫으면 다시 골라야 합니다.
        </p>
      )}
      {divided.map((picture) => (
        <DividedNote key={picture.id} picture={picture} entries={entries} />
      ))}
    </section>
  )
}

function Cells({ entries, uploads }: { entries: readonly Entry[]; uploads: Uploads }) {
  return (
    <div className={styles.cells} aria-hidden="true">
      {entries.filter(isPresent).map((entry) => {
        const id = entryId(entry)
        const { phase, progress = 0 } = uploads[id] ?? {}
        const state = isUnfinished(entry) ? (phase ?? 'waiting') : 'stored'
        return <i key={id} data-state={state} style={{ '--share': `${progress * 100}%` }} />
      })}
    </div>
  )
}

/** Returns where a picture was divided, in one sentence. */
function seamText({ count: pieces, forcedSeams }: DividedPicture): string {
  const plain = pieces - 1 - forcedSeams
  const height = `${CUT_SPLIT_HEIGHT_PX.toLocaleString('ko-KR')}px에서`
  if (forcedSeams === 0) return `한 가지 색만 있는 줄에서 ${formatNativeCount(plain, '번')} 잘랐습니다.`
  if (plain === 0) return `한 가지 색만 있는 줄이 없어 ${height} 잘랐습니다.`
  return `한 가지 색만 있는 줄에서 ${formatNativeCount(plain, '번')}, 그런 줄이 없는 ${formatNativeCount(forcedSeams, '곳')}은 ${height} 잘랐습니다.`
}

function DividedNote({ picture, entries }: { picture: DividedPicture; entries: readonly Entry[] }) {
  const pieces = entries.filter((entry) => entryId(entry).startsWith(`${picture.id}-`))
  return (
    <div className={styles.divided}>
      <div>
        <b data-tabular="">긴 그림 한 장을 {picture.count}컷으로 나누었습니다</b>
        <p data-tabular="">
          {picture.name}의 높이가 {picture.height.toLocaleString('ko-KR')}px입니다. {seamText(picture)} 이어
          보면 자른 자리가 보이지 않습니다.
        </p>
      </div>
      <ol aria-hidden="true">
        {pieces.map((entry) => (
          <li key={entryId(entry)}>
            <CutPicture entry={entry} />
          </li>
        ))}
      </ol>
    </div>
  )
}
