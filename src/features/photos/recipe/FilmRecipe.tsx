import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { recipeTexts } from '#messages/recipeTexts'
import { useInViewOnce } from '@/lib/browser/useInViewOnce'
import type { PhotoCollection } from '@/posts/collections'
import type { PhotoMeta } from '@/posts/meta'
import { postImageSources } from '@/posts/pictures/imageSources'
import type { Photo } from '@/posts/post'
import { usePostList } from '@/posts/read/queries'
import { rowLang } from '@/posts/rowLang'
import { Button } from '@/ui/Button'
import { copyText } from '@/ui/copyText'
import { ProgressiveImage } from '@/ui/ProgressiveImage'
import { averageColor } from '@/ui/thumbHash'
import { useBlur } from '@/ui/useBlur'
import { useLazyImport } from '@/ui/useLazyImport'
import { DarkroomNotes } from '../detail/DarkroomNotes'
import { type Recipe, parseRecipe, recipeText, sameRecipe } from './recipe'
import { RecipeCard } from './RecipeCard'
import styles from './FilmRecipe.module.scss'

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
      <h3>{recipeTexts.same}</h3>
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
        lang={rowLang(photo)}
        width={photo.width}
        height={photo.height}
        placeholder={photo.placeholder}
      />
    </Link>
  )
}

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
  const [, openLazily] = useLazyImport(loadSaveRecipe, recipeTexts.saveFailed)
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
          {recipeTexts.title.before} <span>{recipeTexts.title.after}</span>
        </h2>
        <p>{recipeTexts.lead(timeOfDay(photo.meta.takenAt))}</p>
      </div>
      <div className={styles.take}>
        <div className={styles.actions}>
          <Button
            variant="filled"
            onClick={() =>
              openLazily(({ saveRecipe }) => void saveRecipe(collection, { photo, recipe, camera }))
            }
          >
            {recipeTexts.save}
          </Button>
          <Button onClick={() => copyRecipe(photo.title, recipe)}>{recipeTexts.copy}</Button>
        </div>
        <p className={styles.hint}>{recipeTexts.hint}</p>
      </div>
      <SameSettings collection={collection} photo={photo} />
      <RecipeCard photo={photo} recipe={recipe} camera={cameraLine(camera, photo.meta)} />
    </section>
  )
}

/** Returns the camera, followed by the focal length if the row has one. */
const cameraLine = (camera: string, { focalLength }: PhotoMeta) =>
  focalLength === undefined ? camera : `${camera} · ${focalLength}mm`

const copyRecipe = (title: string, recipe: Recipe) =>
  void copyText(recipeText(title, recipe), { copied: recipeTexts.copied, failed: recipeTexts.notCopied })

/** Returns the time of day, or `photo` if the time is unknown. */
function timeOfDay(takenAt: string | undefined): Parameters<typeof recipeTexts.lead>[0] {
  const hour = Number(/[T ](\d{2}):/.exec(takenAt ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(hour)) return 'photo'
  if (hour < 5 || hour >= 21) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}
