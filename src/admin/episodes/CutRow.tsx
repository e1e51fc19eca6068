import { ACCEPTED_IMAGES } from '../upload/imageType'
import { memo, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { formatBytes } from '../components/formatBytes'
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, GripIcon, RebuildIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { useAdminLanguage } from '../language/adminLanguage'
import { useSortableRow } from '../list/SortableRows'
import { entryId, isUnfinished, isUnread, type CutEntry, type Entry } from '../upload/cutEntries'
import { CutPicture } from './CutPicture'
import styles from './CutRow.module.scss'
import { CutTexts } from './CutTexts'
import type { CutUploader } from './cutUploader'

/** Shared by the rows of a list. The functions never change. */
export interface CutRowActions {
  uploader: CutUploader
  castId: string
  patch: (id: string, change: (cut: CutEntry) => CutEntry) => void
  move: (id: string, step: 1 | -1) => void
  /** Replaces the picture by a file. */
  replace: (id: string, file: File) => void
  remove: (entry: Entry, row: HTMLElement) => void
}

interface Props {
  entry: Entry
  /** Position among the cuts, from 1. */
  number: number
  isLast: boolean
  isSelected: boolean
  /** The row is hidden behind that of its divided picture. */
  isFolded: boolean
  actions: CutRowActions
}

/** A cut in the list, which can be dragged. `memo`, because an episode has up to 200. */
export const CutRow = memo(function CutRow({ isSelected, isFolded, ...props }: Props) {
  useAdminLanguage()
  const { entry, number, actions } = props
  const id = entryId(entry)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, style, isDragging } = useSortableRow({
    id,
    disabled: isFolded,
    roleDescription: '옮길 수 있는 컷',
  })
  const failed = useStore(actions.uploader.queue.state, ({ uploads }) => uploads[id]?.phase === 'failed')
  return (
    <li
      ref={setNodeRef}
      data-cut-row=""
      data-entry={id}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || undefined}
      data-failed={failed || undefined}
      data-waiting={isUnfinished(entry) || undefined}
      className={styles.row}
      hidden={isFolded}
      tabIndex={-1}
      style={style}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`${number}번째 컷 옮기기`}
      >
        <GripIcon />
      </button>
      <RowContent {...props} />
    </li>
  )
})

/** Picture, file, script and buttons of a cut. `memo`, because dragging renders every row again. */
const RowContent = memo(function RowContent({
  entry,
  number,
  isLast,
  actions,
}: Omit<Props, 'isSelected' | 'isFolded'>) {
  useAdminLanguage()
  const id = entryId(entry)
  const name = entryName(entry, number)
  const nameId = useId()
  return (
    <>
      <span className={styles.number} data-tabular="">
        {number}
      </span>
      <CutPicture entry={entry} />
      <div className={styles.main}>
        <div className={styles.head}>
          <b id={nameId}>{name}</b>
          <Facts entry={entry} />
          <RowButtons entry={entry} nameId={nameId} actions={actions} />
        </div>
        <UploadLine entry={entry} id={id} name={name} uploader={actions.uploader} />
        {!isUnread(entry) && (
          <CutTexts cut={entry} castId={actions.castId} onChange={(change) => actions.patch(id, change)} />
        )}
      </div>
      <MoveButtons id={id} number={number} isLast={isLast} onMove={actions.move} />
    </>
  )
})

/** Returns the file's name, or a name by the position for cuts without one. */
export function entryName(entry: Entry, number: number): string {
  return entry.name ?? `${number}번째 컷`
}

function Facts({ entry }: { entry: Entry }) {
  return (
    <>
      {!isUnread(entry) && (
        <span className={styles.fact} data-tabular="">
          {entry.width.toLocaleString('ko-KR')} × {entry.height.toLocaleString('ko-KR')}
        </span>
      )}
      {entry.bytes !== undefined && (
        <span className={styles.fact} data-tabular="">
          {formatBytes(entry.bytes)}
        </span>
      )}
    </>
  )
}

interface RowButtonsProps {
  entry: Entry
  nameId: string
  actions: CutRowActions
}

function RowButtons({ entry, nameId, actions }: RowButtonsProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.links}>
      <button type="button" aria-describedby={nameId} onClick={() => file.current?.click()}>
        바꾸기
      </button>
      <button
        type="button"
        aria-describedby={nameId}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest('li')
          if (row) actions.remove(entry, row)
        }}
      >
        빼기
      </button>
      <input
        ref={file}
        type="file"
        accept={ACCEPTED_IMAGES}
        hidden
        tabIndex={-1}
        aria-label="바꿀 그림"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) actions.replace(entryId(entry), chosen)
        }}
      />
    </span>
  )
}

interface UploadLineProps {
  entry: Entry
  id: string
  name: string
  uploader: CutUploader
}

/** The progress of a cut's upload, or why it failed. Nothing for a stored cut. */
function UploadLine({ entry, id, name, uploader }: UploadLineProps) {
  const state = useStore(uploader.queue.state, ({ uploads }) => uploads[id])
  if (!isUnfinished(entry)) return null
  if (!state) return <p className={styles.state}>기다리는 중</p>
  if (state.phase === 'reading') return <p className={styles.state}>읽는 중</p>
  if (state.phase === 'failed')
    return (
      <p className={styles.failure} role="alert">
        <CrossIcon />
        <span>{state.message}</span>
        <AdminButton
          onClick={({ currentTarget }) => {
            // The button disappears.
            currentTarget.closest('li')?.focus()
            void uploader.retry(id)
          }}
        >
          <RebuildIcon /> 다시 시도
        </AdminButton>
      </p>
    )
  const bytes = entry.bytes ?? 0
  return (
    <div className={styles.progress} data-tabular="">
      <ProgressBar label={`${name} 올린 만큼`} value={state.progress} />
      <b>{Math.round(state.progress * 100)}%</b>
      <span className={styles.fact}>
        {formatBytes(bytes * state.progress)} / {formatBytes(bytes)}
      </span>
    </div>
  )
}

interface MoveButtonsProps {
  id: string
  number: number
  isLast: boolean
  onMove: CutRowActions['move']
}

/**
 * Moves a cut by one place. The focus stays on the pressed button, because the row keeps its identity, and the button is scrolled into
 * view.
 */
function MoveButtons({ id, number, isLast, onMove }: MoveButtonsProps) {
  const isFirst = number === 1
  const move = (step: 1 | -1, button: HTMLElement) => {
    flushSync(() => onMove(id, step))
    button.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.moves}>
      <button
        type="button"
        className={adminButtonClass('icon')}
        aria-label={`${number}번째 컷 위로`}
        aria-disabled={isFirst || undefined}
        onClick={({ currentTarget }) => !isFirst && move(-1, currentTarget)}
      >
        <ArrowUpIcon />
      </button>
      <button
        type="button"
        className={adminButtonClass('icon')}
        aria-label={`${number}번째 컷 아래로`}
        aria-disabled={isLast || undefined}
        onClick={({ currentTarget }) => !isLast && move(1, currentTarget)}
      >
        <ArrowDownIcon />
      </button>
    </div>
  )
}
