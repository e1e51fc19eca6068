import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { resume } from '#messages/resume'
import type { BarePicture } from '@/assets/picture'
import { UNDO_WINDOW_MS, RESUME_MIN_SHARE, RESUME_READ_SHARE } from '@/config/constants'
import { withId } from '@/config/paths'
import { findNovel } from '@/content/novels/novels'
import { isPublic } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'
import { readerHref } from '@/content/readerHref'
import { findSeries } from '@/content/series'
import { findPortrait } from '@/content/series/portraits'
import { imageSizes } from '@/lib/image/imageSizes'
import { clearResumeState, type ResumeState } from '@/lib/storage/resumeState'
import { useResumeState } from '@/lib/storage/useResumeState'
import { episodes } from '@/posts/collections'
import { storedImageSources } from '@/posts/pictures/imageSources'
import { hangulLang } from '@/posts/rowLang'
import { Artwork } from '@/ui/Artwork'
import { FallbackImage } from '@/ui/FallbackImage'
import { showToast } from '@/ui/toaster'
import styles from './ResumeBlock.module.scss'

const TABS = ['story', 'characters', 'gallery'] as const
const photoPaths = new Map<string, (id: number) => string>(
  publicGalleries.map(({ key, detailPath }) => [key, withId(detailPath).to]),
)

const toPercent = (share: number) => (share >= RESUME_READ_SHARE ? 100 : Math.floor(share * 100))

/** Returns the chapter that was read last, with its progress in percent. */
function getLatestChapter({ chapters }: ResumeState) {
  for (const { novel: key, chapter: number, title = '', share } of chapters) {
    const novel = findNovel(key)
    if (!novel || share < RESUME_MIN_SHARE) continue
    return { novel, number, title, percent: toPercent(share), href: readerHref(novel.key, number) }
  }
  return null
}

/** Returns the episode that was read last, with its progress in percent. */
function getLatestEpisode({ episodes: entries }: ResumeState) {
  for (const { series: key, id, number, title, image, progress } of entries) {
    const series = publicSeries.find((one) => one.key === key)
    if (!series || progress < RESUME_MIN_SHARE) continue
    return { series, number, title, image, percent: toPercent(progress), href: episodes.detailPath(id) }
  }
  return null
}

/** Returns the webtoon whose tab was seen last. */
function getLatestTab({ tabs }: ResumeState) {
  for (const { series: key, tab } of tabs) {
    const series = findSeries(key)
    const known = TABS.find((name) => name === tab)
    if (series && isPublic(series.path) && known)
      return {
        series,
        name: resume.tabs[known],
        portrait: findPortrait(series.key),
        href: `${series.path}?tab=${tab}`,
      }
  }
  return null
}

/** Returns the photographs that were seen last, latest first, with a link to the latest. */
function getLatestPhotos({ photos }: ResumeState) {
  const knownPhotos = photos.filter(({ collection }) => photoPaths.has(collection))
  const [latest] = knownPhotos
  const href = latest && photoPaths.get(latest.collection)?.(latest.id)
  return latest && href ? { latest, href, photos: knownPhotos } : null
}

/** Returns at most one entry of each kind, and only entries that still exist on the site. */
function getResumeEntries(resumeState: ResumeState) {
  const episode = getLatestEpisode(resumeState)
  return {
    chapter: getLatestChapter(resumeState),
    episode,
    // An episode leads farther than the page of a series.
    tab: episode ? null : getLatestTab(resumeState),
    photos: getLatestPhotos(resumeState),
  }
}

interface Props {
  /** On phones the entries are stacked and have longer texts. */
  narrow: boolean
  /** Called when the visitor follows one of the links. */
  onNavigate: () => void
}

/**
 * Links back to what the visitor last read: a chapter, an episode or a webtoon, photographs. Renders nothing if nothing is
 * stored.
 */
export default function ResumeBlock({ narrow, onNavigate }: Props) {
  const { chapter, episode, tab, photos } = getResumeEntries(useResumeState())
  const [heading, note] = [useId(), useId()]
  if (!chapter && !episode && !tab && !photos) return null
  return (
    <section className={styles.block} data-testid="resume" aria-labelledby={heading} aria-describedby={note}>
      <i className={styles.ribbon} aria-hidden="true" />
      <div className={styles.head}>
        <h3 id={heading}>{resume.title}</h3>
        <button type="button" onClick={(event) => forgetWithUndo(event.currentTarget)}>
          {resume.clear}
        </button>
      </div>
      <p id={note} className="visually-hidden">
        {resume.note}
      </p>
      <ul className={styles.entries}>
        {chapter && <ChapterLink {...chapter} onNavigate={onNavigate} />}
        {episode && <EpisodeLink {...episode} onNavigate={onNavigate} />}
        {tab && (
          <ResumeLink
            href={tab.href}
            onNavigate={onNavigate}
            picture={tab.portrait && <Thumbnail picture={tab.portrait} />}
          >
            <b lang={tab.series.titleLang}>{tab.series.title}</b>
            <small>{resume.tab(tab.name)}</small>
          </ResumeLink>
        )}
        {photos && <PhotosLink {...photos} narrow={narrow} onNavigate={onNavigate} />}
      </ul>
    </section>
  )
}

type ResumeEntries = ReturnType<typeof getResumeEntries>
type EntryProps<T> = NonNullable<T> & Pick<Props, 'onNavigate'>

function ChapterLink({ novel, number, title, ...rest }: EntryProps<ResumeEntries['chapter']>) {
  return (
    <ProgressLink
      {...rest}
      picture={<Thumbnail picture={novel.cover} />}
      at={resume.chapter(number)}
      title={title}
    >
      <b>{novel.title}</b>
    </ProgressLink>
  )
}

function EpisodeLink({ series, number, title, image, ...rest }: EntryProps<ResumeEntries['episode']>) {
  const picture = <StoredThumbnail stored={image} />
  return (
    <ProgressLink {...rest} picture={picture} at={resume.episode(number)} title={title}>
      <b lang={hangulLang(series.titleKo)}>{series.titleKo}</b>
    </ProgressLink>
  )
}

interface ProgressLinkProps extends Omit<ResumeLinkProps, 'stack'> {
  /** The number of the episode or chapter, in words. */
  at: string
  title: string
  percent: number
}

/** A link to a chapter or an episode, with the read share. */
function ProgressLink({ at, title, percent, children, ...link }: ProgressLinkProps) {
  return (
    <ResumeLink {...link}>
      {children}
      <small data-tabular="">
        <span aria-hidden="true">{resume.progress(at, percent)}</span>
        <span className="visually-hidden" lang={hangulLang(title)}>
          {resume.spokenProgress(at, title, percent)}
        </span>
      </small>
      <i className={styles.progress} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </i>
    </ResumeLink>
  )
}

function PhotosLink({
  latest,
  photos,
  href,
  narrow,
  onNavigate,
}: EntryProps<ResumeEntries['photos']> & Props) {
  const pictures = photos.map(({ collection, id, src }) => (
    <span key={collection + id}>
      <StoredThumbnail stored={src} />
    </span>
  ))
  return (
    <ResumeLink href={href} onNavigate={onNavigate} stack picture={pictures}>
      <b lang={hangulLang(latest.title)}>{latest.title}</b>
      <small>{narrow ? resume.lastPhotos(photos.length) : resume.photos(photos.length)}</small>
    </ResumeLink>
  )
}

/** Width of a thumbnail on phones and on larger screens. */
const THUMBNAIL_SIZES = imageSizes('44px', '48px')
const THUMBNAIL_PX = 48

/** A picture of a row, stored when it was seen. Renders nothing if it is gone. */
const StoredThumbnail = ({ stored }: { stored: string }) => (
  <FallbackImage
    sources={storedImageSources(stored, { width: THUMBNAIL_PX })}
    sizes={THUMBNAIL_SIZES}
    loading="eager"
  />
)

const Thumbnail = ({ picture }: { picture: BarePicture }) => (
  <Artwork picture={picture} sizes={THUMBNAIL_SIZES} alt="" />
)

interface ResumeLinkProps {
  href: string
  onNavigate: () => void
  picture: ReactNode
  /** Stacks several pictures. */
  stack?: boolean
  children: ReactNode
}

function ResumeLink({ href, onNavigate, picture, stack = false, children }: ResumeLinkProps) {
  return (
    <li>
      <Link to={href} onClick={onNavigate}>
        <span className={stack ? styles.stack : styles.picture}>{picture}</span>
        <span>{children}</span>
      </Link>
    </li>
  )
}

/**
 * Deletes all stored positions and offers to undo that once. Moves the focus to the container because the
 * button is removed.
 */
function forgetWithUndo(button: HTMLElement) {
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus()
  const undo = clearResumeState()
  showToast(resume.cleared, {
    durationMs: UNDO_WINDOW_MS,
    action: { label: resume.undo, onSelect: undo },
  })
}
