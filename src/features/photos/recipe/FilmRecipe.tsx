import type { PhotoCollection } from '@/posts/collections'
import type { PhotoMeta } from '@/posts/meta'
import type { Photo } from '@/posts/post'
import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copyText'
import { averageColor } from '@/ui/thumbHash'
import { useBlur } from '@/ui/useBlur'
import { useLazyImport } from '@/ui/useLazyImport'
import { DarkroomNotes } from '../detail/DarkroomNotes'
import styles from './FilmRecipe.module.scss'
import { type Recipe, parseRecipe, recipeText, sameRecipe } from './recipe'
import { RecipeCard } from './RecipeCard'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { postImageSources } from '@/posts/imageSources'
import { usePostList } from '@/posts/queries'
import { useInViewOnce } from '@/lib/browser/useInViewOnce'
import { ProgressiveImage } from '@/ui/ProgressiveImage'

const MAX_FRAMES = 3
const FRAME_HEIGHT_PX = 112
/** The photos are loaded when the section is this close to the viewport, in px. */
const LOAD_MARGIN_PX = 600

interface SameSettingsProps {
  collection: PhotoCollection
  photo: Photo
}

/** Other photos with the same settings, loaded when the section is near the viewport. */
function SameSettings(props: SameSettingsProps) {
  const container = useRef<HTMLDivElement>(null)
  const isNear = useInViewOnce(container, { rootMargin: `${LOAD_MARGIN_PX}px` })
  return (
    <div ref={container} className={styles.same}>
      {isNear && <Frames {...props} />}
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
    .slice(0, MAX_FRAMES)
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
        sources={postImageSources(photo, { width })}
        sizes={`${width}px`}
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
const loadSaveRecipe = () => import('./saveRecipe')

interface FilmRecipeProps {
  collection: PhotoCollection
  photo: Photo
}

/** A photo's settings as a card that can be saved and copied. Without a recipe it renders the ordinary notes. */
export function FilmRecipe({ collection, photo }: FilmRecipeProps) {
  const recipe = parseRecipe(photo.meta)
  if (!recipe) return <DarkroomNotes photo={photo} />
  return <RecipeSection collection={collection} photo={photo} recipe={recipe} />
}

function RecipeSection({ collection, photo, recipe }: FilmRecipeProps & { recipe: Recipe }) {
  const camera = photo.meta.camera ?? collection.camera
  const light = useBlur(photo.placeholder, true)
  const [, openLazily] = useLazyImport(loadSaveRecipe, NOT_SAVED)
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
            onClick={() =>
              openLazily(({ saveRecipe }) => void saveRecipe(collection, { photo, recipe, camera }))
            }
          >
            카드 저장
          </Button>
          <Button onClick={() => void copyText(recipeText(photo.title, recipe), COPIED)}>글로 복사</Button>
        </div>
        <p className={styles.hint}>1080 × 1350 PNG로 저장합니다.</p>
      </div>
      <SameSettings collection={collection} photo={photo} />
      <RecipeCard photo={photo} recipe={recipe} camera={cameraLine(camera, photo.meta)} />
    </section>
  )
}

/** Returns the camera, followed by the focal length if the row has one. */
const cameraLine = (camera: string, { focalLength }: PhotoMeta) =>
  focalLength === undefined ? camera : `${camera} · ${focalLength}mm`

/** Returns the time of day as the object of the sentence (“아침을”), or “사진을” if the time is unknown. */
function timeOfDay(takenAt: string | undefined): string {
  const hour = Number(/[T ](\d{2}):/.exec(takenAt ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(hour)) return '사진을'
  if (hour < 5 || hour >= 21) return '밤을'
  if (hour < 11) return '아침을'
  return hour < 17 ? '낮을' : '저녁을'
}
