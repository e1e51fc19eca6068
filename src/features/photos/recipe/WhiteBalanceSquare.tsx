import { SHIFT_STEPS, spoken, type WhiteBalance } from './recipe'
import styles from './RecipeScales.module.scss'

/** Where a step stands on the square, in percent of its side. */
const place = (steps: number) => `${50 + (50 * steps) / SHIFT_STEPS}%`

/** The white balance in words, and its shift on the camera's square: red to the right, blue upwards. */
export function WhiteBalanceSquare({ label, value, shift }: WhiteBalance) {
  return (
    <dl className={styles.balance}>
      <dt>{label}</dt>
      <dd>
        {shift && (
          <span className={styles.square} aria-hidden="true">
            <i style={{ left: place(shift.red), top: place(-shift.blue) }} />
          </span>
        )}
        <span aria-hidden="true">{value}</span>
        <span className="visually-hidden">{spoken(value)}</span>
      </dd>
    </dl>
  )
}
