import { Button } from './Button'
import { Sheet } from './Sheet'

interface Props {
  open: boolean
  title: string
  /** What becomes of it. */
  text: string
  /** What staying means. */
  stay: string
  onStay: () => void
  onLeave: () => void
}

/** Asks before something unfinished is left behind. */
export function LeaveDialog({ open, title, text, stay, onStay, onLeave }: Props) {
  return (
    <Sheet open={open} title={title} onClose={onStay}>
      <p>{text}</p>
      <Sheet.Buttons>
        <Button onClick={onLeave}>나가기</Button>
        <Button look="filled" onClick={onStay}>
          {stay}
        </Button>
      </Sheet.Buttons>
    </Sheet>
  )
}
