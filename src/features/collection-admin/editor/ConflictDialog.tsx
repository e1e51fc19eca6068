import { Button } from '../parts/Button'
import { Sheet } from '../parts/Sheet'

interface Props {
  open: boolean
  onClose: () => void
  onOverwrite: () => void
  onReload: () => void
}

/** Tells that somebody changed the row since it was read here (decisions §4). */
export function ConflictDialog({ open, onClose, onOverwrite, onReload }: Props) {
  return (
    <Sheet open={open} title="다른 곳에서 먼저 바뀌었습니다" onClose={onClose}>
      <p>
        이 글을 여는 사이 다른 탭이나 기기에서 저장했습니다. 덮어쓰면 그 내용이 사라지고, 다시 불러오면 지금
        쓰던 내용은 이 브라우저에 남아 되살릴 수 있습니다.
      </p>
      <Sheet.Buttons>
        <Button onClick={onReload}>다시 불러오기</Button>
        <Button look="danger" onClick={onOverwrite}>
          덮어쓰기
        </Button>
      </Sheet.Buttons>
    </Sheet>
  )
}
