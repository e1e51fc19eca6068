import { recipeTexts } from '#messages/recipeTexts'
import { photoDate } from '@/posts/formatDate'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Photo } from '@/posts/post'
import { rowLang } from '@/posts/rowLang'
import { Logo } from '@/ui/Logo'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { type Grain, generateGrain } from './grain'
import { paletteFromThumbHash } from './palette'
import { type Recipe, formatExposure, toSpokenText, type Swatch } from './recipe'
import { RecipeTones, WhiteBalanceSquare } from './RecipeScales'
import styles from './RecipeCard.module.scss'

/** Size of a swatch's view box. */
const WIDTH = 130
const HEIGHT = 34

/** Settings that are shown as drawings: grain, colour chrome, dynamic range, exposure. */
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
            <span className="visually-hidden">{toSpokenText(swatch.value)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Drawing({ kind, level }: Swatch) {
  if (kind === 'exposure') return <b>{formatExposure(level)}</b>
  if (kind === 'dynamic-range') return [0, 1, 2].map((step) => <i key={step} data-on={step === level} />)
  if (kind !== 'grain') return <i data-level={level} />
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      {[...grainPaths(generateGrain(level, WIDTH, HEIGHT))].map(([size, d]) => (
        <path key={size} strokeWidth={size} d={d} />
      ))}
    </svg>
  )
}

/** Grain diameters are rounded to this step. */
const SIZE_STEP = 0.5

/**
 * Returns a path for each diameter that draws the grains as round caps of zero-length lines. An element for each grain
 * would add about a hundred elements to the HTML.
 */
function grainPaths(grains: readonly Grain[]): Map<number, string> {
  const bySize = new Map<number, string>()
  for (const { x, y, r } of grains) {
    const size = Math.round((2 * r) / SIZE_STEP) * SIZE_STEP
    bySize.set(size, `${bySize.get(size) ?? ''}M${x.toFixed(1)} ${y.toFixed(1)}h0`)
  }
  return bySize
}

/** Number of colour chips under the picture. */
export const PALETTE_SIZE = 5
/** Largest width of the picture's band in px. */
const BAND_PX = 480

/** The settings of a photo on a printed card, in the order of the camera's menu. Unknown settings are left out. */
export function RecipeCard({ photo, recipe, camera }: { photo: Photo; recipe: Recipe; camera: string }) {
  const { simulation, whiteBalance, tones, swatches } = recipe
  const colors = paletteFromThumbHash(photo.placeholder, PALETTE_SIZE)
  return (
    <figure className={styles.card} lang={rowLang(photo)} aria-label={recipeTexts.card(photo.title)}>
      <ProgressiveImage
        className={styles.photo}
        sources={postImageSources(photo, { width: BAND_PX })}
        sizes={`${BAND_PX}px`}
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
            <dt className="visually-hidden">{recipeTexts.simulation}</dt>
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
