import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import type { BarePicture } from '@/assets/picture'
import { UNDO_WINDOW_MS, RESUME_FROM_SHARE, RESUME_READ_SHARE } from '@/config/constants'
import { imageSizes } from '@/lib/image/imageSizes'
import { forgetPlaces, type Places } from '@/lib/storage/resume'
import { usePlaces } from '@/lib/storage/usePlaces'
import { Artwork } from '@/ui/Artwork'
import { showToast } from '@/ui/toaster'
import styles from './ResumeBlock.module.scss'
import { character1 as some } from '@/assets/webtoon/some'
import { character1 as they } from '@/assets/webtoon/they'
import { character1 as tls } from '@/assets/webtoon/tls'
import { paths } from '@/config/paths'
import { readerHref } from '@/content/novelAddress'
import { type Novel, novels } from '@/content/novels'
import { type SeriesKey, webtoonSeries } from '@/content/series'

const portraits: Record<SeriesKey, BarePicture> = { tls, they, some }
const tabNames = new Map([
  ['story', '스토리'],
  ['characters', '캐릭터'],
  ['gallery', '갤러리'],
])
const photoPaths = new Map([
  ['a7c2', paths.a7c2Photo.to],
  ['x100vi', paths.x100viPhoto.to],
])

/** The chapter that was read last: 12 percent of it, or all. */
function chapterShown({ chapters }: Places) {
  for (const { novel: key, chapter: number, share } of chapters) {
    const novel: Novel | undefined = Object.values(novels).find((one) => one.key === key)
    const chapter = novel?.chapters.find((one) => one.number === number && one.text)
    if (!novel || !chapter || share < RESUME_FROM_SHARE) continue
    const percent = share >= RESUME_READ_SHARE ? 100 : Math.floor(share * 100)
    return { novel, chapter, percent, href: readerHref(novel.key, number) }
  }
  return null
}

/** The webtoon whose tab was seen last. */
function tabShown({ tabs }: Places) {
  for (const { series: key, tab } of tabs) {
    const series = webtoonSeries.find((one) => one.key === key)
    const name = tabNames.get(tab)
    if (series && name)
      return { series, name, portrait: portraits[series.key], href: `${series.pageLink}?tab=${tab}` }
  }
  return null
}

/** The photographs that were seen last, the latest first; it leads to that one. */
function photosShown({ photos }: Places) {
  const known = photos.filter(({ collection }) => photoPaths.has(collection))
  const [latest] = known
  const href = latest && photoPaths.get(latest.collection)?.(latest.id)
  return latest && href ? { latest, href, photos: known } : null
}

/** Of each kind what the table of contents shows: at most one, and only what the site still has. */
function placesShown(places: Places) {
  return { chapter: chapterShown(places), tab: tabShown(places), photos: photosShown(places) }
}

const COUNTS = ['', '하나', '둘', '셋']

interface Props {
  /** On a phone the places stand one below the other, with more words. */
  narrow: boolean
  /** The visitor goes to one of them. */
  onGo: () => void
}

/** Where the visitor was (decisions §11): a chapter, a webtoon, photographs; nothing where nothing is known. */
export default function ResumeBlock({ narrow, onGo }: Props) {
  const { chapter, tab, photos } = placesShown(usePlaces())
  const [heading, note] = [useId(), useId()]
  if (!chapter && !tab && !photos) return null
  return (
    <section className={styles.block} data-testid="resume" aria-labelledby={heading} aria-describedby={note}>
      <i className={styles.ribbon} aria-hidden="true" />
      <div className={styles.head}>
        <h3 id={heading}>읽던 자리</h3>
        <button type="button" onClick={(event) => forget(event.currentTarget)}>
          지우기
        </button>
      </div>
      <p id={note} className="visually-hidden">
        이 브라우저에만 남습니다.
      </p>
      <ul className={styles.places}>
        {chapter && <ChapterLink {...chapter} onGo={onGo} />}
        {tab && (
          <Place href={tab.href} onGo={onGo} picture={<Stamp picture={tab.portrait} />}>
            <b lang="en">{tab.series.title}</b>
            <small>{tab.name} 탭</small>
          </Place>
        )}
        {photos && <PhotosLink {...photos} narrow={narrow} onGo={onGo} />}
      </ul>
    </section>
  )
}

type Shown = ReturnType<typeof placesShown>
type Going<T> = NonNullable<T> & Pick<Props, 'onGo'>

function ChapterLink({ novel, chapter, percent, href, onGo }: Going<Shown['chapter']>) {
  return (
    <Place href={href} onGo={onGo} picture={<Stamp picture={novel.cover} />}>
      <b>{novel.title}</b>
      <small data-tabular="">
        <span aria-hidden="true">
          {chapter.number}장, {percent}%까지
        </span>
        <span className="visually-hidden">
          {chapter.number}장 {chapter.title}, {percent}%까지
        </span>
      </small>
      <i className={styles.way} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </i>
    </Place>
  )
}

function PhotosLink({ latest, photos, href, narrow, onGo }: Going<Shown['photos']> & Props) {
  const pictures = photos.map(({ collection, id, src }) => (
    <img key={collection + id} src={src} alt="" onError={({ currentTarget }) => currentTarget.remove()} />
  ))
  return (
    <Place href={href} onGo={onGo} stack picture={pictures}>
      <b>{latest.title}</b>
      <small>
        {narrow && '마지막으로 본 '}사진 {COUNTS[photos.length]}
      </small>
    </Place>
  )
}

const Stamp = ({ picture }: { picture: BarePicture }) => (
  <Artwork picture={picture} sizes={imageSizes('44px', '48px')} alt="" />
)

interface PlaceProps {
  href: string
  onGo: () => void
  picture: ReactNode
  /** Several pictures, one over another. */
  stack?: boolean
  children: ReactNode
}

function Place({ href, onGo, picture, stack = false, children }: PlaceProps) {
  return (
    <li>
      <Link to={href} onClick={onGo}>
        <span className={stack ? styles.stack : styles.picture}>{picture}</span>
        <span>{children}</span>
      </Link>
    </li>
  )
}

/** Forgets all of it, and offers to take that back once. The focus goes to what holds the button, which is gone. */
function forget(button: HTMLElement) {
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus()
  const undo = forgetPlaces()
  showToast('읽던 자리를 지웠습니다.', {
    durationMs: UNDO_WINDOW_MS,
    action: { label: '되돌리기', onSelect: undo },
  })
}
