import { useRef, type RefObject, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { HOME_GALLERY_PIN_DIVISOR } from '@/config/constants'
import { paths } from '@/config/paths'
import { homeSections } from '@/content/home'
import { pageName } from '@/content/pages'
import { usePrefersReducedMotion } from '@/lib/browser/motionChoice'
import { PinnedSection } from '@/motion/PinnedSection'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { motionTarget } from '../motionTargets'
import { BlankPrints } from './BlankPrints'
import styles from './GallerySection.module.scss'
import { useLatestPhotos, type Gallery } from './useLatestPhotos'
import { loadMotion } from '@/motion/loadMotion'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { useScroll } from '@/stores/scroll'

/**
 * Moves the prints of the section once they hang there. Returns whether 'more' shows: when the way through has passed
 * its point, and where nothing moves.
 */
function useGalleryMotion(section: RefObject<HTMLElement | null>, gallery: Gallery | null): boolean {
  const [passed, setPassed] = useState(false)
  const onActive = useScroll((state) => state.setPhotoSectionActive)
  const count = gallery?.cards.length ?? 0
  const createMotion = count > 0 ? gallery?.parts?.createGalleryMotion : undefined
  const motion = useMemo(
    () => createMotion?.({ onActive, onMore: setPassed }) ?? null,
    [createMotion, onActive],
  )
  useSectionMotion(section, motion, [motion, count])
  useEffect(() => {
    if (!motion) return undefined
    let gone = false
    const showWithoutMotion = async () => {
      if ((await loadMotion()) === null && !gone) setPassed(true)
    }
    void showWithoutMotion()
    return () => {
      gone = true
    }
  }, [motion])
  return passed
}

const HEADING_ID = 'gallery-heading'
const END_ID = 'gallery-end'
/** Unexposed sheets on the wire while there is no photo. */
const BLANKS = 3

const { headline, motto, more } = homeSections.gallery
const cameras = [paths.a7c2, paths.x100vi].flatMap((path) => {
  const name = pageName(path)
  return name ? [{ name, path }] : []
})

/** More of what, for whom hears the link without its surroundings; it begins with the word that is seen. */
const MORE_NAME = `${more}, ${pageName(paths.a7c2) ?? ''} 사진`

/** The room itself: wire, safelight, name, and the way to both cameras' galleries. */
function Darkroom() {
  return (
    <>
      <span className={styles.lamp} />
      <svg className={styles.wire} viewBox="0 0 1440 900" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-20 170Q720 262 1460 170" vectorEffect="non-scaling-stroke" />
      </svg>
      <h2 id={HEADING_ID} className={styles.heading} lang="en">
        {headline}
      </h2>
      <p className={styles.motto}>{motto}</p>
      <ul className={styles.cameras} lang="en">
        {cameras.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
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
      <p>{loading ? '사진을 현상하고 있습니다' : '아직 인화한 사진이 없습니다.'}</p>
    </div>
  )
}

const MoreLink = ({ hidden }: { hidden: boolean }) => (
  <Link
    className={styles.more}
    to={paths.a7c2}
    data-testid="gallery-more"
    data-shown={!hidden}
    inert={hidden}
    aria-label={MORE_NAME}
  >
    <span lang="en">{more}</span>
  </Link>
)

/** Home's fourth world: the newest photos of both cameras, hung up to dry (specification §4). */
export default function GallerySection() {
  const ref = useRef<HTMLElement>(null)
  const gallery = useLatestPhotos(ref)
  const passed = useGalleryMotion(ref, gallery)
  const pinned = !usePrefersReducedMotion()
  const photos = gallery?.cards.length ?? 0
  const hidesMore = (pinned && !passed) || (gallery !== null && photos === 0)
  // What can't be read is no news to the visitor (specification §8).
  const notice = gallery === null ? 'loading' : photos === 0 && gallery.complete ? 'empty' : null
  const blanks = <BlankPrints count={BLANKS} />
  return (
    <>
      <PinnedSection
        ref={ref}
        id="gallery"
        world="darkroom"
        screens={photos / HOME_GALLERY_PIN_DIVISOR}
        labelledBy={HEADING_ID}
        state={gallery ? 'ready' : 'loading'}
        skipTo={{ id: END_ID, label: '사진첩 건너뛰기' }}
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
