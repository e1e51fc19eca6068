import { type Grain, grain } from './grain'
import { exposureSign, spoken, type Swatch } from './recipe'
import styles from './RecipeSwatches.module.scss'

/** Size of a swatch's drawing, in units of its own. */
const WIDTH = 130
const HEIGHT = 34

/** Settings that are seen better than read: grain, colour chrome, dynamic range, exposure. */
export function RecipeSwatches({ swatches }: { swatches: readonly Swatch[] }) {
  if (swatches.length === 0) return null
  return (
    <dl className={styles.swatches}>
      {swatches.map((swatch) => (
        <div key={swatch.label}>
          <dt>{swatch.label}</dt>
          <dd>
            <span className={styles.drawing} data-kind={swatch.kind} aria-hidden="true">
              <Drawing {...swatch} />
            </span>
            <span aria-hidden="true">{swatch.value}</span>
            <span className="visually-hidden">{spoken(swatch.value)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Drawing({ kind, level }: Swatch) {
  if (kind === 'exposure') return <b>{exposureSign(level)}</b>
  if (kind === 'dynamic-range') return [0, 1, 2].map((step) => <i key={step} data-on={step === level} />)
  if (kind !== 'grain') return <i data-level={level} />
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      {[...paths(grain(level, WIDTH, HEIGHT))].map(([size, d]) => (
        <path key={size} strokeWidth={size} d={d} />
      ))}
    </svg>
  )
}

/** Sizes of grains are told apart by so much. */
const SIZE_STEP = 0.5

/** Grains of a size as the round ends of lines without length: an element for each were a hundred to fetch and to hydrate. */
function paths(grains: readonly Grain[]): Map<number, string> {
  const bySize = new Map<number, string>()
  for (const { x, y, r } of grains) {
    const size = Math.round((2 * r) / SIZE_STEP) * SIZE_STEP
    bySize.set(size, `${bySize.get(size) ?? ''}M${x.toFixed(1)} ${y.toFixed(1)}h0`)
  }
  return bySize
}
