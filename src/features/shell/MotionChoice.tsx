import { useId, useState, useSyncExternalStore } from 'react'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import type { MotionChoice as Choice } from '@/config/motionChoice'
import { classNames } from '@/lib/classNames'
import { onMotionChange, settleMotion } from '@/lib/browser/motionChoice'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import styles from './MotionChoice.module.scss'

interface Way {
  choice: Choice
  name: string
  sentence: string
  /** The sheet in that state, and what is around it. */
  drawing: readonly [sheet: string, around: string]
}

const ways: readonly Way[] = [
  {
    choice: 'full',
    name: '온전히',
    sentence: '모든 것이 움직입니다.',
    drawing: ['M14.1 19.4 15 3.8 29.1 4.6 28.3 20.2Z', 'M2 9h6M1 15h9M3.5 21H10'],
  },
  {
    choice: 'calm',
    name: '차분히',
    sentence: '천천히 바뀝니다. 영상과 반짝임은 멈춥니다.',
    drawing: ['m13.5 4.5 12.6-1.4 2 19-12.6 1.4Z', 'M5.5 14.5c1.4-1.6 2.8-1.6 4.2 0'],
  },
  {
    choice: 'still',
    name: '멈춤',
    sentence: '아무것도 움직이지 않습니다.',
    drawing: ['M13.5 4h13v19h-13Z', 'M6 23h28'],
  },
]

const standing = () => document.documentElement.dataset['motionChoice']

/** At once, and for later visits where the browser keeps anything. */
function choose(choice: Choice) {
  localSafeStorage.set(MOTION_STORAGE_KEY, choice)
  settleMotion()
}

/** How much may move, for the visitor to choose (decisions §11); `told` with the sentence that says what that means. */
export default function MotionChoice({ told = false }: { told?: boolean }) {
  const name = useId()
  const chosen = useSyncExternalStore(onMotionChange, standing)
  // What stands when the page opens is no news.
  const [live, setLive] = useState(false)
  return (
    <div className={classNames(styles.line, told && styles.told)}>
      <fieldset className={styles.group}>
        <legend>움직임</legend>
        <div className={styles.ways}>
          {ways.map((way) => (
            <label key={way.choice} className={styles.way}>
              <input
                type="radio"
                name={name}
                checked={way.choice === chosen}
                onFocus={() => setLive(true)}
                onChange={() => choose(way.choice)}
              />
              <svg viewBox="0 0 40 28" width={40} height={28} aria-hidden="true">
                <path d={way.drawing[0]} />
                <path d={way.drawing[1]} />
              </svg>
              {way.name}
            </label>
          ))}
        </div>
      </fieldset>
      {told && (
        <p className={styles.sentence} aria-live={live ? 'polite' : 'off'}>
          {ways.find(({ choice }) => choice === chosen)?.sentence}
        </p>
      )}
    </div>
  )
}
