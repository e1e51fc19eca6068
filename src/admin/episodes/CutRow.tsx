import { memo, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStore } from 'zustand'
import { episodes } from '#messages/admin/episodes'
import { common } from '#messages/common'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { formatBytes } from '../components/formatBytes'
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, GripIcon, RebuildIcon } from '../components/icons'
import { ProgressBar } from '../components/ProgressBar'
import { useAdminLanguage } from '../language/adminLanguage'
import { useSortableRow } from '../list/SortableRows'
import { entryId, isUnfinished, isUnread, type CutEntry, type Entry } from '../upload/cutEntries'
import { ACCEPTED_IMAGES } from '../upload/imageType'
import { CutPicture } from './CutPicture'
import { CutTexts } from './CutTexts'
import type { CutUploader } from './cutUploader'
import styles from './CutRow.module.scss'

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
  /** Each language has its own object, so that `memo` renders the row again when the language changes. */
  words: typeof episodes.panel
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
  const { entry, words, number, actions } = props
  const id = entryId(entry)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, style, isDragging } = useSortableRow({
    id,
    disabled: isFolded,
    roleDescription: words.item,
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
        aria-label={words.handle(number)}
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
  words,
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
          <RowButtons entry={entry} words={words} nameId={nameId} actions={actions} />
        </div>
        <UploadLine entry={entry} words={words} id={id} name={name} uploader={actions.uploader} />
        {!isUnread(entry) && (
          <CutTexts cut={entry} castId={actions.castId} onChange={(change) => actions.patch(id, change)} />
        )}
      </div>
      <MoveButtons id={id} words={words} number={number} isLast={isLast} onMove={actions.move} />
    </>
  )
})

/** Returns the file's name, or a name by the position for cuts without one. */
export function entryName(entry: Entry, number: number): string {
  return entry.name ?? episodes.panel.name(number)
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

interface RowButtonsProps extends Pick<Props, 'words'> {
  entry: Entry
  nameId: string
  actions: CutRowActions
}

function RowButtons({ entry, words, nameId, actions }: RowButtonsProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.links}>
      <button type="button" aria-describedby={nameId} onClick={() => file.current?.click()}>
        {words.replace}
      </button>
      <button
        type="button"
        aria-describedby={nameId}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest('li')
          if (row) actions.remove(entry, row)
        }}
      >
        {words.remove}
      </button>
      <input
        ref={file}
        type="file"
        accept={ACCEPTED_IMAGES}
        hidden
        tabIndex={-1}
        aria-label={words.replacement}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) actions.replace(entryId(entry), chosen)
        }}
      />
    </span>
  )
}

interface UploadLineProps extends Pick<Props, 'words'> {
  entry: Entry
  id: string
  name: string
  uploader: CutUploader
}

/** The progress of a cut's upload, or why it failed. Nothing for a stored cut. */
function UploadLine({ entry, words, id, name, uploader }: UploadLineProps) {
  const state = useStore(uploader.queue.state, ({ uploads }) => uploads[id])
  if (!isUnfinished(entry)) return null
  if (!state) return <p className={styles.state}>{words.waiting}</p>
  if (state.phase === 'reading') return <p className={styles.state}>{words.reading}</p>
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
          <RebuildIcon /> {common.retry}
        </AdminButton>
      </p>
    )
  const bytes = entry.bytes ?? 0
  return (
    <div className={styles.progress} data-tabular="">
      <ProgressBar label={words.progress(name)} value={state.progress} />
      <b>{Math.round(state.progress * 100)}%</b>
      <span className={styles.fact}>
        {formatBytes(bytes * state.progress)} / {formatBytes(bytes)}
      </span>
    </div>
  )
}

interface MoveButtonsProps extends Pick<Props, 'words'> {
  id: string
  number: number
  isLast: boolean
  onMove: CutRowActions['move']
}

/**
 * Moves a cut by one place. The focus stays on the pressed button, because the row keeps its identity, and the button is scrolled into
 * view.
 */
function MoveButtons({ id, words, number, isLast, onMove }: MoveButtonsProps) {
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
        aria-label={words.up(number)}
        aria-disabled={isFirst || undefined}
        onClick={({ currentTarget }) => !isFirst && move(-1, currentTarget)}
      >
        <ArrowUpIcon />
      </button>
      <button
        type="button"
        className={adminButtonClass('icon')}
        aria-label={words.down(number)}
        aria-disabled={isLast || undefined}
        onClick={({ currentTarget }) => !isLast && move(1, currentTarget)}
      >
        <ArrowDownIcon />
      </button>
    </div>
  )
}
