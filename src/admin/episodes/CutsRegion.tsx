import { useId, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { useStore } from 'zustand'
import { episodes as words } from '#messages/admin/episodes'
import { serial } from '#messages/admin/serial'
import { MAX_NOTE_LENGTH } from '@/config/constants'
import type { DraftFaults } from '@/posts/owner/postDraft'
import { AdminButton } from '../components/AdminButton'
import { formatBytes } from '../components/formatBytes'
import { UploadIcon } from '../components/icons'
import { Field } from '../editor/Field'
import { isPresent, isUnfinished, totalBytes } from '../upload/cutEntries'
import { ACCEPTED_IMAGES } from '../upload/imageType'
import { CutList } from './CutList'
import { MAX_EPISODE_SIZE } from './limits'
import { UploadSummary } from './UploadSummary'
import type { Episode } from './useEpisode'
import styles from './CutsRegion.module.scss'

interface Props {
  episode: Episode
  faults: DraftFaults
  selectedId: string | null
  onSelect: (id: string) => void
}

/** The cuts of an episode: upload, order and scripts, and the author's note below them. */
export function CutsRegion({ episode, faults, selectedId, onSelect }: Props) {
  const { entries, uploader } = episode
  const id = useId()
  const present = entries.filter(isPresent)
  const isUploading = present.some(isUnfinished)
  const wasUploading = useLatch(isUploading)
  const bytes = totalBytes(entries)
  const fault = faults['meta.cuts']
  return (
    <>
      <section aria-labelledby={id}>
        <div className={styles.head}>
          <h2>
            <span id={id}>{words.panels}</span>{' '}
            <span data-tabular="">{words.panelCount(present.length)}</span>
          </h2>
          <span data-tabular="">{words.size(bytes > 0 ? formatBytes(bytes) : null, MAX_EPISODE_SIZE)}</span>
          <span className={styles.hint}>{isUploading ? words.hintUploading : words.hint}</span>
        </div>
        <DropArea episode={episode} fault={fault} />
        <Refusals episode={episode} />
        {wasUploading && <UploadSummary entries={entries} uploader={uploader} />}
        <CutList episode={episode} selectedId={selectedId} onSelect={onSelect} />
      </section>
      <NoteField episode={episode} fault={faults['meta.note']} />
    </>
  )
}

/** Returns true from the first time on at which the value was true. */
function useLatch(value: boolean): boolean {
  const [latched, setLatched] = useState(value)
  if (value && !latched) setLatched(true)
  return latched || value
}

interface DropAreaProps {
  episode: Episode
  fault: string | undefined
}

function DropArea({ episode: { uploader }, fault }: DropAreaProps) {
  const id = useId()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => void uploader.add(files),
    noClick: true,
    noKeyboard: true,
  })
  return (
    <>
      <div
        {...getRootProps({ className: styles.zone })}
        data-dropzone=""
        data-over={isDragActive || undefined}
        data-fault={fault !== undefined || undefined}
      >
        <input {...getInputProps({ 'aria-label': words.upload, accept: ACCEPTED_IMAGES })} />
        <UploadIcon />
        <p>
          {isDragActive ? words.dropNow : words.drop}
          <small>{words.formats}</small>
        </p>
        <AdminButton
          name="meta.cuts"
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onClick={open}
        >
          {words.upload}
        </AdminButton>
      </div>
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  )
}

/** Files that were left out, each with its reason. */
function Refusals({ episode: { uploader } }: { episode: Episode }) {
  const refusals = useStore(uploader.state, (state) => state.refusals)
  if (refusals.length === 0) return null
  return (
    <div className={styles.refusals} role="alert">
      <ul>
        {refusals.map((getMessage) => {
          const message = getMessage()
          return <li key={message}>{message}</li>
        })}
      </ul>
    </div>
  )
}

function NoteField({ episode, fault }: { episode: Episode; fault: string | undefined }) {
  const id = useId()
  const { note } = episode.fields
  return (
    <Field
      id={id}
      label={serial.note}
      hint={serial.noteLength(Array.from(note).length, MAX_NOTE_LENGTH)}
      fault={fault}
      className={styles.note}
    >
      <textarea
        id={id}
        name="meta.note"
        rows={3}
        value={note}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={({ target }) => episode.changeFields({ note: target.value })}
      />
    </Field>
  )
}
