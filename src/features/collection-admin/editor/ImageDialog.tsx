import { useEffect, useId, useRef } from 'react'
import { LONGEST_ALT } from '@/config/constants'
import { Button } from '../parts/Button'
import { Sheet } from '../parts/Sheet'
import { Field } from './Field'
import styles from './ImageDialog.module.scss'
import { UploadFault } from './UploadFault'
import { UploadProgress } from './UploadProgress'
import { UploadStatus } from './UploadStatus'
import { type ImageAttributes, useImageInsertion } from './useImageInsertion'

interface Props {
  /** The image to put into the text; null closes the dialog. */
  file: File | null
  connected: boolean
  onClose: () => void
  onInsert: (attributes: ImageAttributes) => void
}

/** Stores an image of the text and asks for its words. */
export function ImageDialog({ file, ...rest }: Props) {
  return (
    <Sheet open={file !== null} title="본문에 이미지 넣기" onClose={rest.onClose}>
      {file && <ImageForm key={file.name + file.lastModified} file={file} {...rest} />}
    </Sheet>
  )
}

function ImageForm({ file, connected, onClose, onInsert }: Props & { file: File }) {
  const { picture, alt, setAlt, fault, busy, submit } = useImageInsertion(file, onInsert)
  const { state, preview, retry, cancel } = picture
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  const onItsWay = state.phase === 'reading' || state.phase === 'uploading'
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.stage}>
        {preview && <img src={preview} alt="" />}
        <UploadProgress state={state} />
      </div>
      <UploadStatus state={state} />
      <UploadFault message={state.message ?? fault} />
      <div className={styles.upload}>
        {onItsWay && <Button onClick={cancel}>올리기 취소</Button>}
        {state.phase === 'failed' && state.processed && <Button onClick={retry}>다시 올리기</Button>}
      </div>
      <Field id={id} label="이미지 설명" hint="보지 못하는 사람이 듣는 글">
        <input
          ref={field}
          id={id}
          value={alt}
          maxLength={LONGEST_ALT}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Field>
      {!connected && <p className={styles.note}>넣을 때 서버 연결을 묻습니다.</p>}
      <Sheet.Buttons>
        <Button onClick={onClose}>취소</Button>
        <Button look="filled" type="submit" aria-busy={busy} disabled={state.processed === null}>
          넣기
        </Button>
      </Sheet.Buttons>
    </form>
  )
}
