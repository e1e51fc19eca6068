import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import type { BarePicture } from '@/assets/picture'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { imageSizes } from '@/lib/image/imageSizes'
import { forgetPlaces } from '@/lib/storage/resume'
import { usePlaces } from '@/lib/storage/usePlaces'
import { Artwork } from '@/ui/Artwork'
import { showToast } from '@/ui/toaster'
import { placesShown } from './placesShown'
import styles from './ResumeBlock.module.scss'

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
