import { useId, useState, useSyncExternalStore } from 'react'
import { motionPicker } from '#messages/motionPicker'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import type { MotionChoice as Choice } from '@/config/motionChoice'
import { onMotionChange, applyMotionChoice } from '@/lib/browser/reducedMotion'
import { classNames } from '@/lib/classNames'
import { localSafeStorage } from '@/lib/storage/safeStorage'
import styles from './MotionPicker.module.scss'

interface MotionOption {
  choice: Choice
  /** SVG paths: the sheet, and the lines around it. */
  drawing: readonly [sheet: string, lines: string]
}

const options: readonly MotionOption[] = [
  {
    choice: 'full',
    drawing: ['M14.1 19.4 15 3.8 29.1 4.6 28.3 20.2Z', 'M2 9h6M1 15h9M3.5 21H10'],
  },
  {
    choice: 'calm',
    drawing: ['m13.5 4.5 12.6-1.4 2 19-12.6 1.4Z', 'M5.5 14.5c1.4-1.6 2.8-1.6 4.2 0'],
  },
  {
    choice: 'still',
    drawing: ['M13.5 4h13v19h-13Z', 'M6 23h28'],
  },
]

const getCurrentChoice = () => document.documentElement.dataset['motionChoice']

/** Applies the choice immediately and stores it for later visits, if storage is available. */
function saveChoice(choice: Choice) {
  localSafeStorage.set(MOTION_STORAGE_KEY, choice)
  applyMotionChoice()
}

/** Lets the visitor choose how much may move. `withDescription` also describes the current choice. */
export default function MotionPicker({ withDescription = false }: { withDescription?: boolean }) {
  const name = useId()
  const current = useSyncExternalStore(onMotionChange, getCurrentChoice)
  const chosen = options.find(({ choice }) => choice === current)?.choice
  // The description is announced only after the visitor has reached the control.
  const [isLive, setIsLive] = useState(false)
  return (
    <div className={classNames(styles.line, withDescription && styles.described)}>
      {/* Not a fieldset: WebKit places a legend above the options, even a floated one. */}
      <div role="group" aria-labelledby={`${name}-label`} className={styles.group}>
        <span id={`${name}-label`}>{motionPicker.label}</span>
        <div className={styles.options}>
          {options.map((option) => (
            <label key={option.choice} className={styles.option}>
              <input
                type="radio"
                name={name}
                checked={option.choice === chosen}
                onFocus={() => setIsLive(true)}
                onChange={() => saveChoice(option.choice)}
              />
              <svg viewBox="0 0 40 28" width={40} height={28} aria-hidden="true">
                <path d={option.drawing[0]} />
                <path d={option.drawing[1]} />
              </svg>
              {motionPicker.names[option.choice]}
            </label>
          ))}
        </div>
      </div>
      {withDescription && (
        <p className={styles.description} aria-live={isLive ? 'polite' : 'off'}>
          {chosen && motionPicker.descriptions[chosen]}
        </p>
      )}
    </div>
  )
}
