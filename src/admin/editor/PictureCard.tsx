import { type ReactNode, useCallback, useState, useEffect } from 'react'
import { useDropzone } from 'react-dropzone'
import { Link } from 'react-router-data'
import { editor } from '#messages/admin/editor'
import { formFields } from '#messages/admin/formFields'
import { upload } from '#messages/admin/upload'
import { MAX_FILE_BYTES } from '@/config/constants'
import type { FocalPoint } from '@/lib/image/cropping'
import type { PostDraft } from '@/posts/owner/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import { FocusPicture } from '../components/FocusPicture'
import { UploadIcon, CrossIcon } from '../components/icons'
import { ACCEPTED_IMAGES } from '../upload/imageType'
import type { PictureState } from '../upload/pictureUpload'
import type { PictureControls } from '../upload/usePicture'
import { UploadError } from './UploadError'
import { UploadProgress, UploadStatus } from './UploadProgress'
import styles from './PictureCard.module.scss'

/** px */
interface Size {
  width: number | null
  height: number | null
}

interface ChosenPictureProps {
  picture: PictureControls
  /** URL of the preview; null while the file is processed. */
  preview: string | null
  size: Size
  /** The controls below the picture. */
  pick: ReactNode
  focus?: PictureFocus | undefined
}

/** The point of the picture that crops keep. */
interface PictureFocus {
  /** Null until it is chosen. */
  point: FocalPoint | null
  /** Short text beside the card's name. */
  hint: string
  onChange: (point: FocalPoint) => void
}

const CENTRE: FocalPoint = [0.5, 0.5]
/** Greatest height of the picture, in px. */
const MAX_HEIGHT = 372

/** The item's picture with its upload progress and controls. */
function ChosenPicture({ picture, preview, size, pick, focus }: ChosenPictureProps) {
  const { state, cancel, retry } = picture
  const isRunning = state.phase === 'reading' || state.phase === 'uploading'
  return (
    <>
      <div className={styles.stage}>
        {preview && <Preview src={preview} width={size.width ?? 3} height={size.height ?? 2} focus={focus} />}
        <UploadProgress state={state} />
      </div>
      <UploadError message={state.message} />
      <div className={styles.foot}>
        <PictureNote phase={state.phase} size={preview === null ? null : size} />
        {isRunning && (
          <button type="button" className={styles.pick} onClick={cancel}>
            {upload.cancel}
          </button>
        )}
        {state.phase === 'failed' && (state.processed || state.workerFailed) && (
          <button type="button" className={styles.pick} onClick={retry}>
            {upload.retry}
          </button>
        )}
        {pick}
      </div>
    </>
  )
}

interface PreviewProps {
  src: string
  width: number
  height: number
  focus?: PictureFocus | undefined
}

/** The picture, with its focal point if that can be chosen. */
function Preview({ src, width, height, focus }: PreviewProps) {
  if (!focus) return <img src={src} alt="" width={width} height={height} />
  return (
    <div style={{ width: `min(100%, ${(MAX_HEIGHT * width) / height}px)` }}>
      <FocusPicture
        withoutFrames
        src={src}
        size={{ width, height }}
        focus={focus.point ?? CENTRE}
        onChange={focus.onChange}
      />
    </div>
  )
}

/** Says that the picture is not uploaded yet, or its size. */
function PictureNote({ phase, size }: { phase: PictureState['phase']; size: Size | null }) {
  if (phase === 'local') return <small>{editor.picture.uploadsOnSave}</small>
  if (!size?.width || !size.height) return null
  return (
    <small data-tabular>
      {size.width} × {size.height}
    </small>
  )
}

interface EmptyPictureProps {
  kind: Props['kind']
  state: PictureState
  /** Renders the button that chooses a file. */
  pick: (label: string) => ReactNode
  onRetry: () => void
}

/** The drop zone without a picture: instructions, or why the last file was rejected. */
function EmptyPicture({ kind, state, pick, onRetry }: EmptyPictureProps) {
  return (
    <div className={styles.words}>
      {state.phase === 'failed' ? (
        <>
          <CrossIcon />
          <UploadError bare message={state.message} />
          {state.workerFailed && (
            <button type="button" className={styles.pick} onClick={onRetry}>
              {upload.retry}
            </button>
          )}
          {pick(editor.picture.chooseOther)}
        </>
      ) : (
        <>
          <UploadIcon />
          <b>{editor.picture.dropHere[kind]}</b>
          <span>
            {editor.picture.or} {pick(editor.picture.choose)}
          </span>
          <small>{editor.picture.formats(MAX_FILE_BYTES / 1024 / 1024)}</small>
        </>
      )}
    </div>
  )
}

/** Calls `onFile` with a file pasted into the page, except into a text field. */
function usePastedFile(onFile: (file: File) => void) {
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      const [file] = [...(event.clipboardData?.files ?? [])]
      if (!typing && file) onFile(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [onFile])
}

const FAULT_ID = 'picture-fault'

interface Props {
  kind: 'photo' | 'picture'
  draft: PostDraft
  picture: PictureControls
  /** Set when publishing failed because there is no picture. */
  fault: string | undefined
  /** Path of the share preview; null for a new item. */
  share: string | null
  focus?: PictureFocus
}

/** The item's picture: drop zone, file picker and upload progress. */
export function PictureCard({ kind, draft, picture, fault, share, focus }: Props) {
  const { state, preview } = picture
  const noun = editor.picture.nouns[kind]
  const { getRootProps, getInputProps, isDragActive, open, tooMany } = usePictureFile(picture)

  const url = preview ?? imageUrl(draft.thumbnail ?? draft.image)
  const filled = url !== null || state.phase === 'reading' || state.phase === 'uploading'
  const wrong = state.phase === 'failed' || fault !== undefined || tooMany
  const pick = (label: string) => (
    <button type="button" className={styles.pick} onClick={open}>
      {label}
    </button>
  )
  return (
    <section className={styles.card} aria-label={noun}>
      <p className={styles.label}>
        {noun} {focus && filled && <small>{focus.hint}</small>}
      </p>
      <div
        {...getRootProps({ className: styles.zone })}
        data-dropzone=""
        data-over={isDragActive || undefined}
        data-fault={wrong || undefined}
        data-filled={filled || undefined}
      >
        <input {...getInputProps(inputProps(wrong, fault !== undefined))} />
        {filled ? (
          <ChosenPicture
            picture={picture}
            preview={url}
            size={state.processed ?? draft}
            focus={focus}
            pick={<PictureControlsRow pick={pick(editor.picture.chooseOther)} share={share} />}
          />
        ) : (
          <EmptyPicture kind={kind} state={state} pick={pick} onRetry={picture.retry} />
        )}
        {isDragActive && <DropHint />}
      </div>
      <UploadStatus state={state} />
      <UploadError message={tooMany ? editor.picture.oneOnly : null} />
      {fault && (
        <p id={FAULT_ID} className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  )
}

/** Chooses the file that is dropped, picked or pasted. Rejects more than one file. */
function usePictureFile({ choose }: PictureControls) {
  const [tooMany, setTooMany] = useState(false)
  const take = useCallback(
    (file: File) => {
      setTooMany(false)
      choose(file)
    },
    [choose],
  )
  usePastedFile(take)
  // No `accept`: types are detected from the content, so that a rejection can give its reason.
  const zone = useDropzone({
    onDrop: ([file]: readonly File[], rejected) => (file ? take(file) : setTooMany(rejected.length > 0)),
    multiple: false,
    noClick: true,
    noKeyboard: true,
  })
  return { ...zone, tooMany }
}

/** Buttons to replace the picture and to preview its link. */
const PictureControlsRow = ({ pick, share }: { pick: ReactNode; share: string | null }) => (
  <>
    {pick}
    {share !== null && (
      <Link to={share} className={styles.pick}>
        {editor.picture.sharePreview}
      </Link>
    )}
  </>
)

const inputProps = (wrong: boolean, described: boolean) => ({
  'aria-label': formFields.fields.image,
  'aria-invalid': wrong,
  'aria-describedby': described ? FAULT_ID : undefined,
  name: 'image',
  accept: ACCEPTED_IMAGES,
})

const DropHint = () => (
  <div className={styles.over}>
    <UploadIcon />
    <b>{upload.dropToUpload}</b>
    <span>{editor.picture.dropOne}</span>
  </div>
)
