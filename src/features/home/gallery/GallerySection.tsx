import { useRef, type RefObject, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { titleEms } from 'virtual:headline'
import { home } from '#messages/home'
import { HOME_GALLERY_PIN_DIVISOR } from '@/config/constants'
import { paths } from '@/config/paths'
import { publicGalleries } from '@/content/publicContent'
import { usePrefersReducedMotion } from '@/lib/browser/reducedMotion'
import { classNames } from '@/lib/classNames'
import { loadMotion } from '@/motion/loadMotion'
import { PinnedSection } from '@/motion/PinnedSection'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { useScroll } from '@/stores/scroll'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { homeSections } from '@content/home'
import { motionTarget } from '../motionTargets'
import { useLatestPhotos, type Gallery } from './useLatestPhotos'
import styles from './GallerySection.module.scss'
import printStyles from './Prints.module.scss'

/**
 * Runs the motion of the prints once they are mounted. Returns whether the "more" link shows: late in the pin, or always
 * if the motion library fails to load.
 */
function useGalleryMotion(section: RefObject<HTMLElement | null>, gallery: Gallery | null): boolean {
  const [showsMore, setShowsMore] = useState(false)
  const onActive = useScroll((state) => state.setPhotoSectionActive)
  const count = gallery?.cards.length ?? 0
  const createMotion = count > 0 ? gallery?.parts?.createGalleryMotion : undefined
  const motion = useMemo(
    () => createMotion?.({ onActive, onMore: setShowsMore }) ?? null,
    [createMotion, onActive],
  )
  useSectionMotion(section, motion, [motion, count])
  useEffect(() => {
    if (!motion) return undefined
    let isUnmounted = false
    const showWithoutMotion = async () => {
      if ((await loadMotion()) === null && !isUnmounted) setShowsMore(true)
    }
    void showWithoutMotion()
    return () => {
      isUnmounted = true
    }
  }, [motion])
  return showsMore
}

const HEADING_ID = 'gallery-heading'
const END_ID = 'gallery-end'
/** Number of blank prints on the wire while there is no photo. */
const BLANK_COUNT = 3

/** Blank prints, shown while the photos are loading or if the gallery is empty. */
function BlankPrints() {
  return Array.from({ length: BLANK_COUNT }, (_, index) => (
    <li key={index} className={printStyles.hanging} aria-hidden="true">
      <span className={classNames(printStyles.print, printStyles.blank)}>
        <span className={printStyles.paper} />
        <span className={printStyles.peg} />
        <span className={printStyles.photo} />
      </span>
    </li>
  ))
}

const { headline, motto, more } = homeSections.gallery
const [firstGallery] = publicGalleries

/** The background of the section: wire, safelight, heading, and the links to all galleries. */
function Darkroom() {
  return (
    <>
      <span className={styles.lamp} />
      <svg className={styles.wire} viewBox="0 0 1440 900" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-20 170Q720 262 1460 170" vectorEffect="non-scaling-stroke" />
      </svg>
      <h2 id={HEADING_ID} className={styles.heading} style={{ '--em': titleEms[headline] ?? 1 }} lang="en">
        {headline}
      </h2>
      <p className={styles.motto}>{motto}</p>
      <ul className={styles.cameras} lang="en">
        {publicGalleries.map(({ key, path, mark, menu }) => (
          <li key={key} data-mark={mark}>
            <Link to={path}>
              <span>{menu.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Notice({ loading }: { loading: boolean }) {
  return (
    <div className={styles.notice} role="status">
      {loading && (
        <p className={styles.loading} lang="en">
          loading
        </p>
      )}
      <p>{loading ? home.loadingPhotos : home.noPhotos}</p>
    </div>
  )
}

const MoreLink = ({ hidden }: { hidden: boolean }) => (
  <Link
    className={styles.more}
    to={firstGallery?.path ?? paths.home}
    data-testid="gallery-more"
    data-shown={!hidden}
    inert={hidden}
    aria-label={home.morePhotos(more, firstGallery?.menu.name ?? '')}
  >
    <span lang="en">{more}</span>
  </Link>
)

/** Home's fourth section: the newest photos of all cameras as prints on a wire. */
export default function GallerySection() {
  const ref = useRef<HTMLElement>(null)
  const gallery = useLatestPhotos(ref)
  const showsMore = useGalleryMotion(ref, gallery)
  const isPinned = !usePrefersReducedMotion()
  const photos = gallery?.cards.length ?? 0
  const hidesMore = (isPinned && !showsMore) || (gallery !== null && photos === 0)
  // A failed request is not reported. The empty notice shows only if both tables were read and are empty.
  const notice = gallery === null ? 'loading' : photos === 0 && gallery.complete ? 'empty' : null
  const blanks = <BlankPrints />
  return (
    <>
      <PinnedSection
        ref={ref}
        id="gallery"
        theme="darkroom"
        screens={photos / HOME_GALLERY_PIN_DIVISOR}
        labelledBy={HEADING_ID}
        state={gallery ? 'ready' : 'loading'}
        skipTo={{ id: END_ID, label: home.skipGallery }}
        className={styles.section}
        stageClassName={styles.stage}
      >
        <Darkroom />
        <ul className={styles.track} {...motionTarget('track')} data-blank={photos === 0}>
          {photos > 0 && gallery?.parts ? (
            <ErrorBoundary name="Prints" fallback={() => blanks}>
              <gallery.parts.Prints cards={gallery.cards} />
            </ErrorBoundary>
          ) : (
            blanks
          )}
          <li className={styles.last} data-pin-at={1} aria-hidden={hidesMore || undefined}>
            <MoreLink hidden={hidesMore} />
          </li>
        </ul>
        {notice && <Notice loading={notice === 'loading'} />}
        {photos > 0 && (
          <span className={styles.progress} aria-hidden="true">
            <span {...motionTarget('progress')} />
          </span>
        )}
      </PinnedSection>
      <span id={END_ID} />
    </>
  )
}
