import type { Photo } from '@/posts/post'
import { thumbnailSources } from '@/posts/imageSources'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { Logo } from '@/ui/Logo'
import { photoDate } from '@/posts/formatDate'
import { paletteOf } from './palette'
import { type Recipe, exposureSign, spoken, type Swatch } from './recipe'
import styles from './RecipeCard.module.scss'
import { RecipeTones } from './RecipeTones'
import { WhiteBalanceSquare } from './WhiteBalanceSquare'
import { type Grain, grain } from './grain'

/** Size of a swatch's drawing, in units of its own. */
const WIDTH = 130
const HEIGHT = 34

/** Settings that are seen better than read: grain, colour chrome, dynamic range, exposure. */
function RecipeSwatches({ swatches }: { swatches: readonly Swatch[] }) {
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

/** Colours that stand under the picture. */
export const CHIPS = 5
/** The band that is shown of the picture, in px. */
const BAND = { width: 960, height: 240, quality: 80, resize: 'cover' } as const

/** The settings of a photograph on a print, as a camera's menu shows them; only what is known. */
export function RecipeCard({ photo, recipe, camera }: { photo: Photo; recipe: Recipe; camera: string }) {
  const { simulation, whiteBalance, tones, swatches } = recipe
  const colors = paletteOf(photo.placeholder, CHIPS)
  return (
    <figure className={styles.card} aria-label={`${photo.title}의 설정 카드`}>
      <ProgressiveImage
        className={styles.photo}
        sources={thumbnailSources(photo.image ?? photo.thumbnail, BAND)}
        alt=""
        placeholder={photo.placeholder}
        style={{ aspectRatio: 'var(--band)' }}
      />
      {colors.length > 0 && (
        <div className={styles.chips} aria-hidden="true">
          {colors.map((color, index) => (
            <span key={index} style={{ backgroundColor: color }} />
          ))}
        </div>
      )}
      <div className={styles.name}>
        {simulation !== null && (
          <dl>
            <dt className="visually-hidden">필름 시뮬레이션</dt>
            <dd className={styles.simulation}>{simulation}</dd>
          </dl>
        )}
        <p className={styles.title}>
          {photo.title} <small>{photoDate(photo)}</small>
        </p>
      </div>
      {(whiteBalance || tones.length > 0) && (
        <div className={styles.scales}>
          {whiteBalance && <WhiteBalanceSquare {...whiteBalance} />}
          <RecipeTones tones={tones} />
        </div>
      )}
      <RecipeSwatches swatches={swatches} />
      <p className={styles.foot}>
        <Logo className={styles.logo} />
        <span>{camera}</span>
      </p>
    </figure>
  )
}
