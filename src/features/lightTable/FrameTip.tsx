import { Button } from '@/ui/Button'
import styles from './FrameTip.module.scss'
import { type FramePlace, placeStyle } from './LightFrame'
import type { LightPhoto } from './lightAxis'

interface FrameTipProps {
  light: LightPhoto
  place: FramePlace
  isLaid: boolean
  onLay: () => void
}

/** Under the frame that is looked at: its title, and a button for whoever neither drags nor has a space bar. */
export function FrameTip({ light, place, isLaid, onLay }: FrameTipProps) {
  return (
    <div
      className={styles.tip}
      style={placeStyle(place)}
      data-tip=""
      data-row={place.row}
      data-world="darkroom"
    >
      <span>{light.photo.title}</span>
      {/* The list has the focus, and the space bar for this. A press must not take it away. */}
      <Button
        size="small"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLay}
      >
        {isLaid ? '내려놓기' : '올리기'}
      </Button>
    </div>
  )
}
