import type { Photo } from '@/posts/post'
import { thumbnailSources } from '@/posts/imageSources'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { Logo } from '@/ui/Logo'
import { photoDate } from '@/posts/formatDate'
import { paletteOf } from './palette'
import type { Recipe } from './recipe'
import styles from './RecipeCard.module.scss'
import { RecipeSwatches } from './RecipeSwatches'
import { RecipeTones } from './RecipeTones'
import { WhiteBalanceSquare } from './WhiteBalanceSquare'

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
