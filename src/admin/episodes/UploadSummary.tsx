import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { episodes as words } from '#messages/admin/episodes'
import { CUT_SPLIT_HEIGHT_PX } from '@/config/constants'
import { isJsonEqual } from '@/lib/json'
import { entryId, isPresent, isUnfinished, type Entry } from '../upload/cutEntries'
import type { QueueState } from '../upload/uploadQueue'
import { CutPicture } from './CutPicture'
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

/** Formats a remaining time: “About 40 seconds left”, “About 3 minutes left”. */
function remainingText(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / SECOND_MS))
  return seconds < MINUTE_S
    ? words.summary.secondsLeft(seconds)
    : words.summary.minutesLeft(Math.round(seconds / MINUTE_S))
}

/** Says how many cuts are stored, with one cell a cut, and where tall pictures were divided. */
export function UploadSummary({ entries, uploader }: Props) {
  const { divided, isInMemory, ...state } = useStore(uploader.state)
  const { uploads } = useStore(uploader.queue.state)
  const { total, stored, running, waiting, failed, remainingMs } = useThrottled(
    count(entries, uploads, state.remainingMs),
  )
  return (
    <section className={styles.card} aria-label={words.summary.label}>
      <div className={styles.summary}>
        <p role="status" data-tabular="">
          <b>{words.summary.stored(stored, total)}</b>
          {running > 0 && <span>{words.summary.running(running)}</span>}
          {waiting > 0 && <span>{words.summary.waiting(waiting)}</span>}
          {failed > 0 && <span className={styles.failed}>{words.summary.failed(failed)}</span>}
          {remainingMs !== null && <span className={styles.remaining}>{remainingText(remainingMs)}</span>}
        </p>
        <Cells entries={entries} uploads={uploads} />
      </div>
      {isInMemory && (
        <p className={styles.warning} role="alert">
          {words.summary.inMemory}
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

/** Returns at how many places a picture was divided, by their kind. */
const seamsOf = ({ count: pieces, forcedSeams }: DividedPicture) => ({
  plain: pieces - 1 - forcedSeams,
  forced: forcedSeams,
  limitPx: CUT_SPLIT_HEIGHT_PX,
})

function DividedNote({ picture, entries }: { picture: DividedPicture; entries: readonly Entry[] }) {
  const pieces = entries.filter((entry) => entryId(entry).startsWith(`${picture.id}-`))
  return (
    <div className={styles.divided}>
      <div>
        <b data-tabular="">{words.summary.divided(picture.count)}</b>
        <p data-tabular="">{words.summary.seams(picture.name, picture.height, seamsOf(picture))}</p>
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
