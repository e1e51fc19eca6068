import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { HOME_GALLERY_PIN_DIVISOR } from '@/config/constants'
import { paths } from '@/config/paths'
import { PinnedSection } from '@/motion/PinnedSection'
import { useMotionAllowed } from '@/motion/useMotionAllowed'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { BlankPrints } from './BlankPrints'
import styles from './GallerySection.module.scss'
import { useLatestPhotos } from './useLatestPhotos'

const HEADING_ID = 'gallery-heading'
const END_ID = 'gallery-end'
/** Unexposed sheets on the wire while there is no photo. */
const BLANKS = 3

const Prints = lazy(() => import('./Prints'))

/** The room itself: wire, safelight, name, cameras. */
function Darkroom() {
  return (
    <>
      <span className={styles['lamp']} />
      <svg className={styles['wire']} viewBox="0 0 1440 900" preserveAspectRatio="none" aria-hidden="true">
        <path d="M-20 170Q720 262 1460 170" vectorEffect="non-scaling-stroke" />
      </svg>
      <h2 id={HEADING_ID} className={styles['heading']} lang="en">
        Photography
      </h2>
      <p className={styles['motto']}>빛으로 쓰는 이야기</p>
      <ul className={styles['cameras']} lang="en">
        <li>SONY A7C2</li>
        <li>FUJIFILM X100VI</li>
      </ul>
    </>
  )
}

function Notice({ loading }: { loading: boolean }) {
  return (
    <div className={styles['notice']} role="status">
      {loading && (
        <p className={styles['loading']} lang="en">
          loading
        </p>
      )}
      <p>{loading ? '사진을 현상하고 있습니다' : '아직 인화한 사진이 없습니다.'}</p>
    </div>
  )
}

/** Home's fourth world: the newest photos of both cameras, hung up to dry (specification §4). */
export default function GallerySection() {
  const ref = useRef<HTMLElement>(null)
  const cards = useLatestPhotos(ref)
  const [passed, setPassed] = useState(false)
  const pinned = useMotionAllowed()
  const photos = cards?.length ?? 0
  const hidesMore = (pinned && !passed) || cards?.length === 0
  const blanks = <BlankPrints count={BLANKS} />
  return (
    <>
      <PinnedSection
        ref={ref}
        id="gallery"
        world="darkroom"
        screens={photos / HOME_GALLERY_PIN_DIVISOR}
        labelledBy={HEADING_ID}
        state={cards ? 'ready' : 'loading'}
        skipTo={{ id: END_ID, label: '사진첩 건너뛰기' }}
        className={styles['section']}
        stageClassName={styles['stage']}
      >
        <Darkroom />
        <ul className={styles['track']} data-track="" data-blank={photos === 0}>
          {photos > 0 && cards ? (
            <ErrorBoundary name="Prints" fallback={() => blanks}>
              <Suspense fallback={blanks}>
                <Prints cards={cards} section={ref} onMore={setPassed} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            blanks
          )}
          <li className={styles['last']} data-pin-at={1}>
            <Link
              className={styles['more']}
              to={paths.a7c2}
              data-testid="gallery-more"
              data-shown={!hidesMore}
              inert={hidesMore}
              lang="en"
            >
              more
            </Link>
          </li>
        </ul>
        {photos === 0 && <Notice loading={cards === null} />}
        {photos > 0 && (
          <span className={styles['progress']} aria-hidden="true">
            <span data-progress="" />
          </span>
        )}
      </PinnedSection>
      <span id={END_ID} />
    </>
  )
}
