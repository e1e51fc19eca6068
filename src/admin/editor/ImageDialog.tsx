import { useEffect, useRef } from 'react'
import type { useConnection } from '../connection/connection'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'
import styles from './ImageDialog.module.scss'
import { ImageWordsField } from './ImageWordsField'
import { UploadFault } from './UploadFault'
import { UploadProgress } from './UploadProgress'
import { UploadStatus } from './UploadStatus'
import { type ImageAttributes, useImageInsertion } from './useImageInsertion'

type Connection = ReturnType<typeof useConnection.getState>['state']

interface Props {
  /** The image to put into the text; null closes the dialog. */
  file: File | null
  connection: Connection
  onClose: () => void
  onInsert: (attributes: ImageAttributes) => void
}

/** Stores an image of the text and asks for its words. */
export function ImageDialog({ file, onInsert, ...rest }: Props) {
  const asked = useRef(file)
  useEffect(() => {
    asked.current = file
  }, [file])

  return (
    <Sheet open={file !== null} title="본문에 이미지 넣기" onClose={rest.onClose}>
      {file && (
        <ImageForm
          key={file.name + file.lastModified}
          file={file}
          {...rest}
          // The form is still there while the sheet fades: what was given up is not to come then.
          onInsert={(attributes) => asked.current === file && onInsert(attributes)}
        />
      )}
    </Sheet>
  )
}

const noteOf = (connection: Connection) =>
  connection === 'offline' ? '오프라인입니다. 연결되면 넣을 수 있습니다.' : '넣을 때 서버 연결을 묻습니다.'

function ImageForm({ file, connection, onClose, onInsert }: Props & { file: File }) {
  const { picture, alt, setAlt, fault, busy, submit } = useImageInsertion(file, onInsert)
  const { state, preview, retry, cancel } = picture
  const onItsWay = state.phase === 'reading' || state.phase === 'uploading'
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.stage}>
        {preview && <img src={preview} alt="" />}
        <UploadProgress state={state} />
      </div>
      <UploadStatus state={state} waits={false} />
      <UploadFault message={state.message ?? fault} />
      <div className={styles.upload}>
        {onItsWay && <Button onClick={cancel}>올리기 취소</Button>}
        {state.phase === 'failed' && (state.processed || state.unread) && (
          <Button onClick={retry}>다시 올리기</Button>
        )}
      </div>
      <ImageWordsField value={alt} onChange={setAlt} />
      {connection !== 'connected' && <p className={styles.note}>{noteOf(connection)}</p>}
      <Sheet.Buttons>
        <Button onClick={onClose}>취소</Button>
        <Button look="filled" type="submit" aria-busy={busy} disabled={state.processed === null}>
          넣기
        </Button>
      </Sheet.Buttons>
    </form>
  )
}
