import { useDropzone } from 'react-dropzone'
import { useEffect } from 'react'
import type { PostDraft } from '@/collections/postDraft'
import { imageUrl } from '@/data/storageUrls'
import { CrossIcon, UploadIcon } from '../parts/icons'
import { LARGEST_FILE_BYTES } from '../upload/imageFault'
import styles from './PictureCard.module.scss'
import type { PictureState } from './pictureState'
import { UploadFault } from './UploadFault'
import { UploadProgress } from './UploadProgress'
import type { PictureWork } from './usePicture'

interface Props {
  noun: string
  draft: PostDraft
  picture: PictureWork
  /** That a picture is missing, told when publishing. */
  fault: string | undefined
}

/** Where the picture is dropped, pasted or picked, and how far it is. */
export function PictureCard({ noun, draft, picture, fault }: Props) {
  const { state, preview, choose } = picture
  const shown = preview ?? imageUrl(draft.thumbnail ?? draft.image)
  const take = (files: readonly File[]) => {
    const [file] = files
    if (file) choose(file)
  }
  // Types are told by their bytes, so that a refusal can name its reason.
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: take,
    multiple: false,
    noClick: true,
    noKeyboard: true,
  })

  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      const [file] = [...(event.clipboardData?.files ?? [])]
      if (!typing && file) choose(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [choose])

  const refused = state.phase === 'failed'
  const onItsWay = state.phase === 'reading' || state.phase === 'uploading'
  const size = state.processed ?? draft
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
        data-fault={refused || fault !== undefined || undefined}
        data-filled={shown !== null || onItsWay || undefined}
      >
        <input
          {...getInputProps({
            'aria-label': '이미지',
            'aria-invalid': refused || fault !== undefined,
            'aria-describedby': fault === undefined ? undefined : 'picture-fault',
            name: 'image',
            accept: 'image/*',
          })}
        />
        {shown !== null || onItsWay ? (
          <>
            <div className={styles.stage}>
              {shown && <img src={shown} alt="" width={size.width ?? 3} height={size.height ?? 2} />}
              <UploadProgress state={state} />
            </div>
            <UploadFault message={state.message} />
            <div className={styles.foot}>
              <PictureNote phase={state.phase} size={shown === null ? null : size} />
              {onItsWay && (
                <button type="button" className={styles.pick} onClick={picture.cancel}>
                  올리기 취소
                </button>
              )}
              {refused && state.processed && (
                <button type="button" className={styles.pick} onClick={picture.retry}>
                  다시 올리기
                </button>
              )}
              {pick('다른 파일 고르기')}
            </div>
          </>
        ) : (
          <div className={styles.words}>
            {refused ? (
              <>
                <CrossIcon />
                <UploadFault bare message={state.message} />
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
        )}
        {isDragActive && (
          <div className={styles.over}>
            <UploadIcon />
            <b>놓으면 바로 올라갑니다</b>
            <span>한 장만 올릴 수 있습니다</span>
          </div>
        )}
      </div>
      {fault && (
        <p id="picture-fault" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  )
}

interface NoteProps {
  phase: PictureState['phase']
  /** Of the picture that is shown, px. */
  size: { width: number | null; height: number | null } | null
}

/** A quiet word on the shown picture: that it still waits for the server, or how large it is. */
function PictureNote({ phase, size }: NoteProps) {
  if (phase === 'local') return <small>저장할 때 함께 올립니다.</small>
  if (!size?.width || !size.height) return null
  return (
    <small data-tabular>
      {size.width} × {size.height}
    </small>
  )
}
