import { useDropzone } from 'react-dropzone'
import { useEffect } from 'react'
import type { PostDraft } from '@/collections/postDraft'
import { imageUrl } from '@/data/storageUrls'
import { UploadIcon } from '../parts/icons'
import { LARGEST_FILE_BYTES } from '../upload/imageFault'
import styles from './PictureCard.module.scss'
import type { PictureWork } from './usePicture'
import { UploadProgress } from './UploadProgress'

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
  return (
    <section className={styles.card} aria-label={noun}>
      <p className={styles.label}>{noun}</p>
      <div
        {...getRootProps({ className: styles.zone })}
        data-dropzone=""
        data-over={isDragActive || undefined}
        data-fault={refused || fault !== undefined || undefined}
        data-filled={shown !== null || undefined}
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
        {shown && !isDragActive && (
          <img
            src={shown}
            alt=""
            width={draft.width ?? 3}
            height={draft.height ?? 2}
            className={styles.picture}
          />
        )}
        {isDragActive ? (
          <div className={styles.words}>
            <UploadIcon />
            <b>놓으면 바로 올라갑니다</b>
            <span>한 장만 올릴 수 있습니다</span>
          </div>
        ) : (
          <div className={styles.words}>
            {!shown && (
              <>
                <UploadIcon />
                <b>{noun}을 여기에 끌어다 놓으세요</b>
              </>
            )}
            <button type="button" className={styles.pick} onClick={open}>
              {shown || refused ? '다른 파일 고르기' : '파일 고르기'}
            </button>
            <small>JPG, PNG, WebP, AVIF · 최대 {LARGEST_FILE_BYTES / 1024 / 1024}MB</small>
          </div>
        )}
      </div>
      {fault && (
        <p id="picture-fault" className={styles.fault}>
          {fault}
        </p>
      )}
      <UploadProgress state={state} onCancel={picture.cancel} onRetry={picture.retry} />
    </section>
  )
}
