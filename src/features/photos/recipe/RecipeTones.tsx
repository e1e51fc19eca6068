import { spoken, TONE_STEPS, type Tone, within } from './recipe'
import styles from './RecipeScales.module.scss'

const ticks = Array.from({ length: 2 * TONE_STEPS + 1 }, (_, index) => index - TONE_STEPS)

/** Settings that go from less to more, each on its scale; one whose value is a word has none. */
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
            <span className="visually-hidden">{spoken(value)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Scale({ steps }: { steps: number }) {
  const at = ((within(steps, TONE_STEPS) + TONE_STEPS) / (2 * TONE_STEPS)) * 100
  return (
    <span className={styles.scale} aria-hidden="true">
      {ticks.map((tick) => (
        <b key={tick} />
      ))}
      <i style={{ left: `${at}%` }} />
    </span>
  )
}
