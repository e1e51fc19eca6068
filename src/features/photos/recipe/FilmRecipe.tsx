import type { Collection } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { Photo } from '@/posts/post'
import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copyText'
import { averageColor } from '@/ui/thumbHash'
import { useBlur } from '@/ui/useBlur'
import { useLazyImport } from '@/ui/useLazyImport'
import { DarkroomNotes } from '../detail/DarkroomNotes'
import styles from './FilmRecipe.module.scss'
import { type Recipe, recipeOf, recipeText, sameRecipe } from './recipe'
import { RecipeCard } from './RecipeCard'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { thumbnailSources } from '@/posts/imageSources'
import { usePostList } from '@/posts/queries'
import { useSeenOnce } from '@/lib/browser/useSeenOnce'
import { ProgressiveImage } from '@/ui/ProgressiveImage'

/** The most frames shown. */
const MOST = 3
const FRAME_HEIGHT_PX = 112
/** How far below the view they are asked for already, in px. */
const AHEAD_PX = 600

interface SameSettingsProps {
  collection: Collection<PhotoMeta>
  photo: Photo
}

/** Other photographs of the same settings, asked for when the visitor comes near; nothing where there are none. */
function SameSettings(props: SameSettingsProps) {
  const place = useRef<HTMLDivElement>(null)
  const near = useSeenOnce(place, { rootMargin: `${AHEAD_PX}px` })
  return (
    <div ref={place} className={styles.same}>
      {near && <Frames {...props} />}
    </div>
  )
}

function Frames({ collection, photo }: SameSettingsProps) {
  const { filmSimulation } = photo.meta
  const { data = [] } = usePostList(
    collection,
    filmSimulation === undefined ? {} : { filter: { field: 'filmSimulation', value: filmSimulation } },
  )
  const same = data
    .filter((other) => other.id !== photo.id && sameRecipe(other.meta, photo.meta))
    .slice(0, MOST)
  if (same.length === 0) return null
  return (
    <>
      <h3>같은 설정으로 찍은 사진</h3>
      <ul>
        {same.map((other) => (
          <li key={other.id}>
            <Frame collection={collection} photo={other} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Frame({ collection, photo }: SameSettingsProps) {
  const width = Math.round((FRAME_HEIGHT_PX * (photo.width ?? 3)) / (photo.height ?? 2))
  return (
    <Link to={collection.detailPath(photo.id)} style={{ width }}>
      <ProgressiveImage
        sources={thumbnailSources(photo.image ?? photo.thumbnail, {
          width: 2 * width,
          height: 2 * FRAME_HEIGHT_PX,
          resize: 'cover',
        })}
        alt={photo.title}
        width={photo.width}
        height={photo.height}
        placeholder={photo.placeholder}
      />
    </Link>
  )
}

const NOT_SAVED = '저장하지 못했습니다.'
const COPIED = { copied: '글로 복사했습니다.', failed: '복사하지 못했습니다. 다시 시도해 주세요.' }
const loadSaving = () => import('./saveRecipe')

interface FilmRecipeProps {
  collection: Collection<PhotoMeta>
  photo: Photo
}

/** A photograph's settings as a card to take along; without a recipe the ordinary notes (decisions §11.6). */
export function FilmRecipe({ collection, photo }: FilmRecipeProps) {
  const recipe = recipeOf(photo.meta)
  if (!recipe) return <DarkroomNotes photo={photo} />
  return <KnownRecipe collection={collection} photo={photo} recipe={recipe} />
}

function KnownRecipe({ collection, photo, recipe }: FilmRecipeProps & { recipe: Recipe }) {
  const camera = photo.meta.camera ?? collection.camera ?? ''
  const light = useBlur(photo.placeholder, true)
  const [, openLazily] = useLazyImport(loadSaving, NOT_SAVED)
  return (
    <section className={styles.recipe} aria-labelledby="film-recipe">
      <span
        className={styles.light}
        style={{
          backgroundColor: averageColor(photo.placeholder),
          ...(light && { backgroundImage: `url("${light}")` }),
        }}
        aria-hidden="true"
      />
      <div className={styles.words}>
        <h2 id="film-recipe">
          이 색을 <span>만든 설정</span>
        </h2>
        <p>
          카메라의 사용자 설정에 그대로 옮기면 같은 색의 {timeOfDay(photo.meta.takenAt)} 찍을 수 있습니다.
        </p>
      </div>
      <div className={styles.take}>
        <div className={styles.actions}>
          <Button
            variant="filled"
            onClick={() => openLazily(({ saveRecipe }) => void saveRecipe(photo, recipe, camera))}
          >
            카드 저장
          </Button>
          <Button onClick={() => void copyText(recipeText(photo.title, recipe), COPIED)}>글로 복사</Button>
        </div>
        <p className={styles.hint}>1080 × 1350 PNG로 저장합니다.</p>
      </div>
      <SameSettings collection={collection} photo={photo} />
      <RecipeCard photo={photo} recipe={recipe} camera={focalLine(camera, photo.meta)} />
    </section>
  )
}

/** The camera, with the focal length where it is known. */
const focalLine = (camera: string, { focalLength }: PhotoMeta) =>
  focalLength === undefined ? camera : `${camera} · ${focalLength}mm`

/** What the hour of a photograph is called, as the sentence wants it; without one it is just a photograph. */
function timeOfDay(takenAt: string | undefined): string {
  const hour = Number(/[T ](\d{2}):/.exec(takenAt ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(hour)) return '사진을'
  if (hour < 5 || hour >= 21) return '밤을'
  if (hour < 11) return '아침을'
  return hour < 17 ? '낮을' : '저녁을'
}
