import { LARGEST_PX, type SettingsAction, SMALLEST_PX } from './readerSettings'
import styles from './ReaderBar.module.scss'

interface SizeButtonsProps {
  /** Text size on screen in px. */
  size: number
  onChange: (action: SettingsAction) => void
}

/** Makes the text smaller and larger, and says how large it is now. */
export function SizeButtons({ size, onChange }: SizeButtonsProps) {
  const smallest = size <= SMALLEST_PX
  const largest = size >= LARGEST_PX
  return (
    <>
      <button
        type="button"
        className={styles.smaller}
        aria-label="글자 작게"
        aria-disabled={smallest}
        onClick={() => onChange({ type: 'smaller', from: size })}
      >
        가
      </button>
      <button
        type="button"
        className={styles.larger}
        aria-label="글자 크게"
        aria-disabled={largest}
        onClick={() => onChange({ type: 'larger', from: size })}
      >
        가
      </button>
      <span className="visually-hidden" role="status">
        {`글자 크기 ${size}${smallest ? ', 가장 작음' : largest ? ', 가장 큼' : ''}`}
      </span>
    </>
  )
}
