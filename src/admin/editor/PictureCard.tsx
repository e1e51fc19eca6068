import { type ReactNode, useCallback, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { Link } from 'react-router-data'
import type { PostDraft } from '@/posts/postDraft'
import { imageUrl } from '@/supabase/storageUrls'
import { UploadIcon } from '../components/icons'
import type { PictureWork } from '../upload/usePicture'
import { ChosenPicture } from './ChosenPicture'
import { EmptyPicture } from './EmptyPicture'
import styles from './PictureCard.module.scss'
import { UploadFault } from './UploadFault'
import { UploadStatus } from './UploadStatus'
import { usePastedFile } from './usePastedFile'

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
