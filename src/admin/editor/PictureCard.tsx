import { type ReactNode, useCallback, useState, useEffect } from 'react'
import { useDropzone } from 'react-dropzone'
import { Link } from 'react-router-data'
import type { PostDraft } from '@/posts/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import { UploadIcon, CrossIcon } from '../components/icons'
import type { PictureWork } from '../upload/usePicture'
import styles from './PictureCard.module.scss'
import { UploadFault } from './UploadFault'
import { UploadStatus } from './UploadStatus'
import { LARGEST_FILE_BYTES } from '@/config/constants'
import type { PictureState } from '../upload/pictureState'
import { UploadProgress } from './UploadProgress'

/** px */
interface Size {
  width: number | null
  height: number | null
}

interface ChosenPictureProps {
  picture: PictureWork
  /** Its address; null while it is read. */
  shown: string | null
  size: Size
  /** The button that chooses another. */
  pick: ReactNode
}

/** The picture of the item, how far it is on its way, and what can be done about it. */
function ChosenPicture({ picture, shown, size, pick }: ChosenPictureProps) {
  const { state, cancel, retry } = picture
  const onItsWay = state.phase === 'reading' || state.phase === 'uploading'
  return (
    <>
      <div className={styles.stage}>
        {shown && <img src={shown} alt="" width={size.width ?? 3} height={size.height ?? 2} />}
        <UploadProgress state={state} />
      </div>
      <UploadFault message={state.message} />
      <div className={styles.foot}>
        <PictureNote phase={state.phase} size={shown === null ? null : size} />
        {onItsWay && (
          <button type="button" className={styles.pick} onClick={cancel}>
            올리기 취소
          </button>
        )}
        {state.phase === 'failed' && (state.processed || state.unread) && (
          <button type="button" className={styles.pick} onClick={retry}>
            다시 올리기
          </button>
        )}
        {pick}
      </div>
    </>
  )
}

/** A quiet word on the shown picture: that it still waits for the server, or how large it is. */
function PictureNote({ phase, size }: { phase: PictureState['phase']; size: Size | null }) {
  if (phase === 'local') return <small>저장할 때 함께 올립니다.</small>
  if (!size?.width || !size.height) return null
  return (
    <small data-tabular>
      {size.width} × {size.height}
    </small>
  )
}

interface EmptyPictureProps {
  noun: string
  state: PictureState
  /** The button that chooses a file, under the name it is given. */
  pick: (label: string) => ReactNode
  onRetry: () => void
}

/** The picture's place before there is one: what may be dropped there, or why the last file was refused. */
function EmptyPicture({ noun, state, pick, onRetry }: EmptyPictureProps) {
  return (
    <div className={styles.words}>
      {state.phase === 'failed' ? (
        <>
          <CrossIcon />
          <UploadFault bare message={state.message} />
          {state.unread && (
            <button type="button" className={styles.pick} onClick={onRetry}>
              다시 올리기
            </button>
          )}
          {pick('다른 파일 고르기')}
        </>
      ) : (
        <>
          <UploadIcon />
          <b>{noun}을 여기에 끌어다 놓으세요</b>
          <span>또는 {pick('파일 고르기')}</span>
          <small>JPG, PNG, WebP, AVIF · 최대 {LARGEST_FILE_BYTES / 1024 / 1024}MB</small>
        </>
      )}
    </div>
  )
}

/** Told of a file that is pasted into the page, unless somewhere is typed: there the paste belongs to the text. */
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
const ONE_ONLY = '한 장만 올릴 수 있습니다.'

interface Props {
  noun: string
  draft: PostDraft
  picture: PictureWork
  /** That a picture is missing, told when publishing. */
  fault: string | undefined
  /** Where the row's link is looked at; null while there is none. */
  share: string | null
}

/** Where the picture is dropped, pasted or picked, and how far it is. */
export function PictureCard({ noun, draft, picture, fault, share }: Props) {
  const { state, preview } = picture
  const { getRootProps, getInputProps, isDragActive, open, tooMany } = usePictureFile(picture)

  const shown = preview ?? imageUrl(draft.thumbnail ?? draft.image)
  const filled = shown !== null || state.phase === 'reading' || state.phase === 'uploading'
  const wrong = state.phase === 'failed' || fault !== undefined || tooMany
  const pick = (label: string) => (
    <button type="button" className={styles.pick} onClick={open}>
      {label}
    </button>
  )
  return (
    <section className={styles.card} aria-label={noun}>
      <p className={styles.label}>{noun}</p>
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
            shown={shown}
            size={state.processed ?? draft}
            pick={<Ways pick={pick('다른 파일 고르기')} share={share} />}
          />
        ) : (
          <EmptyPicture noun={noun} state={state} pick={pick} onRetry={picture.retry} />
        )}
        {isDragActive && <DropHint />}
      </div>
      <UploadStatus state={state} />
      <UploadFault message={tooMany ? ONE_ONLY : null} />
      {fault && (
        <p id={FAULT_ID} className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  )
}

/** Takes the file that is dropped, picked or pasted. Of several none is taken: nobody could say which was meant. */
function usePictureFile({ choose }: PictureWork) {
  const [tooMany, setTooMany] = useState(false)
  const take = useCallback(
    (file: File) => {
      setTooMany(false)
      choose(file)
    },
    [choose],
  )
  usePastedFile(take)
  // Types are told by their bytes, so that a refusal can name its reason.
  const zone = useDropzone({
    onDrop: ([file]: readonly File[], refused) => (file ? take(file) : setTooMany(refused.length > 0)),
    multiple: false,
    noClick: true,
    noKeyboard: true,
  })
  return { ...zone, tooMany }
}

/** What can be done with a picture that is there. */
const Ways = ({ pick, share }: { pick: ReactNode; share: string | null }) => (
  <>
    {pick}
    {share !== null && (
      <Link to={share} className={styles.pick}>
        공유 미리보기
      </Link>
    )}
  </>
)

const inputProps = (wrong: boolean, described: boolean) => ({
  'aria-label': '이미지',
  'aria-invalid': wrong,
  'aria-describedby': described ? FAULT_ID : undefined,
  name: 'image',
  accept: 'image/*',
})

const DropHint = () => (
  <div className={styles.over}>
    <UploadIcon />
    <b>놓으면 바로 올라갑니다</b>
    <span>한 장만 올릴 수 있습니다</span>
  </div>
)
