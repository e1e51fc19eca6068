import { Button } from '../parts/Button'
import { Sheet } from '../parts/Sheet'

interface Props {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks before unsaved work is left behind; it stays in the browser either way. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  return (
    <Sheet open={open} title="저장하지 않은 내용이 있습니다" onClose={onStay}>
      <p>나가시겠습니까? 쓰던 내용은 이 브라우저에 보관되어, 돌아오면 되살릴 수 있습니다.</p>
      <Sheet.Buttons>
        <Button onClick={onLeave}>나가기</Button>
        <Button look="filled" onClick={onStay}>
          계속 쓰기
        </Button>
      </Sheet.Buttons>
    </Sheet>
  )
}
