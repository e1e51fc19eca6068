import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../parts/Button'
import { usePicture } from './usePicture'
import { Field } from './Field'
import { UploadFault } from './UploadFault'
import { UploadProgress } from './UploadProgress'
import { Sheet } from '../parts/Sheet'
import styles from './ImageDialog.module.scss'
import { faultInWords } from '../parts/faultInWords'

interface ImageAttributes {
  src: string
  alt: string
  width: number
  height: number
  placeholder: string
}

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

const nothing = () => undefined

function ImageForm({ file, connected, onClose, onInsert }: Props & { file: File }) {
  const { state, preview, choose, retry, cancel, discard, ensureStored } = usePicture(nothing)
  const [alt, setAlt] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const id = useId()

  const onItsWay = state.phase === 'reading' || state.phase === 'uploading'
  const field = useRef<HTMLInputElement>(null)
  const inserted = useRef(false)

  useEffect(() => field.current?.focus(), [])

  useEffect(() => choose(file), [choose, file])
  // However the dialog is closed: a picture that no text shows does not stay in storage.
  useEffect(
    () => () => {
      if (!inserted.current) discard()
    },
    [discard],
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    setBusy(true)
    setFault(null)
    try {
      const picture = await ensureStored()
      if (!picture) return
      inserted.current = true
      onInsert({
        src: picture.image,
        alt: alt.normalize('NFC').trim(),
        width: picture.width,
        height: picture.height,
        placeholder: picture.placeholder,
      })
    } catch (error) {
      setFault(faultInWords(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.stage}>
        {preview && <img src={preview} alt="" />}
        <UploadProgress state={state} />
      </div>
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
          maxLength={500}
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
