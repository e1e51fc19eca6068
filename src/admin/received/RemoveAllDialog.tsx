import { useEffect, useRef } from 'react'
import { Button } from '../components/Button'
import { Sheet } from '../components/Sheet'

interface Props {
  /** How many there are; zero closes the dialog. */
  count: number
  onCancel: () => void
  onRemove: () => void
}

/** Asks before everything that waits is taken out of this browser. The focus starts on 취소. */
export function RemoveAllDialog({ count, onCancel, onRemove }: Props) {
  return (
    <Sheet
      open={count > 0}
      title={`받은 사진 ${count}장을 모두 뺄까요?`}
      alert="이 브라우저에 보관한 것만 지웁니다. 휴대전화의 사진첩에는 그대로 있습니다."
      onClose={onCancel}
    >
      <Answers onCancel={onCancel} onRemove={onRemove} />
    </Sheet>
  )
}

function Answers({ onCancel, onRemove }: Omit<Props, 'count'>) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Sheet.Buttons>
      <Button ref={cancel} onClick={onCancel}>
        취소
      </Button>
      <Button look="danger" onClick={onRemove}>
        모두 빼기
      </Button>
    </Sheet.Buttons>
  )
}
