import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { editor } from '#messages/admin/editor'
import { upload } from '#messages/admin/upload'
import { MAX_ALT_LENGTH } from '@/config/constants'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import type { useConnection } from '../connection/connection'
import { pictureErrorMessage } from '../upload/pictureErrorMessage'
import { usePicture } from '../upload/usePicture'
import { Field } from './Field'
import { UploadError } from './UploadError'
import { UploadProgress, UploadStatus } from './UploadProgress'
import styles from './ImageDialog.module.scss'

type Connection = ReturnType<typeof useConnection.getState>['state']

/** An image as the body stores it; sizes in px. */
export interface ImageAttributes {
  src: string
  alt: string
  width: number
  height: number
  placeholder: string
}

interface Props {
  /** The image to insert; null closes the dialog. */
  file: File | null
  connection: Connection
  onClose: () => void
  onInsert: (attributes: ImageAttributes) => void
}

/** Uploads an image for the body and asks for its alt text. */
export function ImageDialog({ file, onInsert, ...rest }: Props) {
  const currentFile = useRef(file)
  useEffect(() => {
    currentFile.current = file
  }, [file])

  return (
    <Sheet open={file !== null} title={editor.image.insertTitle} onClose={rest.onClose}>
      {file && (
        <ImageForm
          key={file.name + file.lastModified}
          file={file}
          {...rest}
          // While the sheet fades out the form is still mounted. Ignore an upload that finishes then.
          onInsert={(attributes) => currentFile.current === file && onInsert(attributes)}
        />
      )}
    </Sheet>
  )
}

const connectionNote = (connection: Connection) =>
  connection === 'offline' ? editor.image.offline : editor.image.asksToConnect

function ImageForm({ file, connection, onClose, onInsert }: Props & { file: File }) {
  const { picture, alt, setAlt, failure, busy, submit } = useImageInsertion(file, onInsert)
  const { state, preview, retry, cancel } = picture
  const isRunning = state.phase === 'reading' || state.phase === 'uploading'
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.stage}>
        {preview && <img src={preview} alt="" />}
        <UploadProgress state={state} />
      </div>
      <UploadStatus state={state} uploadsOnSave={false} />
      <UploadError message={state.message ?? (failure === null ? null : pictureErrorMessage(failure))} />
      <div className={styles.upload}>
        {isRunning && <AdminButton onClick={cancel}>{upload.cancel}</AdminButton>}
        {state.phase === 'failed' && (state.processed || state.workerFailed) && (
          <AdminButton onClick={retry}>{upload.retry}</AdminButton>
        )}
      </div>
      <ImageAltField value={alt} onChange={setAlt} />
      {connection !== 'connected' && <p className={styles.note}>{connectionNote(connection)}</p>}
      <Sheet.Buttons>
        <AdminButton onClick={onClose}>{editor.cancel}</AdminButton>
        <AdminButton look="filled" type="submit" aria-busy={busy} disabled={state.processed === null}>
          {editor.insert}
        </AdminButton>
      </Sheet.Buttons>
    </form>
  )
}

const noop = () => undefined

/** Starts uploading the image and returns the form's state. `submit` inserts the image; unmounting cancels the upload. */
function useImageInsertion(file: File, onInsert: (attributes: ImageAttributes) => void) {
  const picture = usePicture(noop)
  const { choose, cancel, ensureStored } = picture
  const [alt, setAlt] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    choose(file)
    return cancel
  }, [choose, cancel, file])

  async function submit(event: FormEvent) {
    event.preventDefault()
    // React events bubble through portals: without this the editor's form would be submitted too.
    event.stopPropagation()
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const stored = await ensureStored()
      if (!stored) return
      const { image: src, width, height, placeholder } = stored
      onInsert({ src, alt: normalizeAlt(alt), width, height, placeholder })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return { picture, alt, setAlt, failure, busy, submit }
}

interface AltFieldProps {
  value: string
  onChange: (alt: string) => void
}

/** The alt text of an image in the body. Takes the focus when it mounts. */
export function ImageAltField({ value, onChange }: AltFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Field id={id} label={editor.image.description} hint={editor.listenedText}>
      <input
        ref={field}
        id={id}
        value={value}
        maxLength={MAX_ALT_LENGTH}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** Returns an alt text as it is stored. */
export const normalizeAlt = (typed: string) => typed.normalize('NFC').trim()
