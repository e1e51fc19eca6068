import { clampToLimit, SHIFT_STEPS, toSpokenText, type Tone, TONE_STEPS, type WhiteBalance } from './recipe'
import styles from './RecipeScales.module.scss'

/** Returns a position on the square in percent of its side. */
const squarePosition = (steps: number) => `${50 + (50 * steps) / SHIFT_STEPS}%`

/** The white balance as text, with its shift on the camera's square: red to the right, blue upwards. */
export function WhiteBalanceSquare({ label, value, shift }: WhiteBalance) {
  return (
    <dl className={styles.balance}>
      <dt>{label}</dt>
      <dd>
        {shift && (
          <span className={styles.square} aria-hidden="true">
            <i style={{ left: squarePosition(shift.red), top: squarePosition(-shift.blue) }} />
          </span>
        )}
        <span aria-hidden="true">{value}</span>
        <span className="visually-hidden">{toSpokenText(value)}</span>
      </dd>
    </dl>
  )
}

const ticks = Array.from({ length: 2 * TONE_STEPS + 1 }, (_, index) => index - TONE_STEPS)

/** The settings with a range from less to more, each on its scale. A value that is not a number has no scale. */
export function RecipeTones({ tones }: { tones: readonly Tone[] }) {
  if (tones.length === 0) return null
  return (
    <dl className={styles.tones}>
      {tones.map(({ label, value, steps }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {steps !== null && <Scale steps={steps} />}
            <span aria-hidden="true">{value}</span>
            <span className="visually-hidden">{toSpokenText(value)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Scale({ steps }: { steps: number }) {
  const at = ((clampToLimit(steps, TONE_STEPS) + TONE_STEPS) / (2 * TONE_STEPS)) * 100
  return (
    <span className={styles.scale} aria-hidden="true">
      {ticks.map((tick) => (
        <b key={tick} />
      ))}
      <i style={{ left: `${at}%` }} />
    </span>
  )
}
