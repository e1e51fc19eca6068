import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ArrowIcon } from '@/ui/icons'
import { ExifPair } from './ExifPair'
import { SLOTS, type Slot } from './lightAddress'
import { Mount } from './Mount'
import styles from './PairView.module.scss'
import { useLoupePlace } from './useLoupePlace'
import { photoIn, type SlotState } from './useSlotState'

interface PairViewProps {
  slots: Readonly<Record<Slot, SlotState>>
  /** The table with the same pair on it. */
  back: string
  onSwap: () => void
}

/** Two photographs side by side: loupes over the same place of both, and what they were taken with. */
export default function PairView({ slots, back, onSwap }: PairViewProps) {
  const [hasLoupe, setLoupe] = useState(false)
  const { place, ...loupe } = useLoupePlace(hasLoupe)
  const [a, b] = SLOTS.map((slot) => photoIn(slots[slot]))
  return (
    <>
      <div {...loupe}>
        <header className={styles.head}>
          <Link to={{ search: back }} className={styles.back}>
            <ArrowIcon />
            라이트 테이블
          </Link>
          <p aria-live="polite">{hasLoupe && '두 돋보기를 같은 자리에 둡니다. 화살표로도 움직입니다.'}</p>
          <button type="button" onClick={onSwap} disabled={!a || !b}>
            자리 바꾸기
          </button>
          <button type="button" onClick={() => setLoupe(!hasLoupe)}>
            {hasLoupe ? '돋보기 끄기' : '돋보기 켜기'}
          </button>
        </header>
        <div ref={place} className={styles.sheet} data-world="paper" data-loupe={hasLoupe || undefined}>
          {SLOTS.map((slot) => (
            <Mount key={slot} slot={slot} state={slots[slot]} hasLoupe={hasLoupe} />
          ))}
        </div>
      </div>
      {(a || b) && <ExifPair a={a ?? null} b={b ?? null} />}
    </>
  )
}
