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
      <path d={grain(level, WIDTH, HEIGHT).map(dot).join('')} />
    </svg>
  )
}

/** A grain as a part of one path: a hundred elements would be as many to hydrate. */
function dot({ x, y, r }: Grain): string {
  const across = Number((2 * r).toFixed(2))
  return `M${x} ${y}m${-r} 0a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0`
}
