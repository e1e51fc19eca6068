import { useRef, Fragment } from 'react'
import { home } from '#messages/home'
import type { LetteringFile } from '@/assets/lettering/lettering'
import { WEBTOON_SCROLL_PER_SERIES } from '@/config/constants'
import { homeSeries } from '@/content/series/homeSeries'
import { usePrefersReducedMotion } from '@/lib/browser/reducedMotion'
import { classNames } from '@/lib/classNames'
import { loadMotion } from '@/motion/loadMotion'
import { PinnedSection } from '@/motion/PinnedSection'
import { lazyOptionalPart } from '@/ui/lazyPart'
import { illustrations, toon, web, webtoon } from '@content/art/lettering/webtoon'
import { homeSections } from '@content/home'
import { motionTarget } from '../motionTargets'
import { readingProgress } from './sequence'
import { SeriesScene } from './SeriesScene'
import styles from './WebtoonSection.module.scss'

const { title, korean, line } = homeSections.webtoon
/** Units of the lettering per em. */
const UNITS_PER_EM = 1000

function Letters({ lettering, className }: { lettering: LetteringFile; className: string | undefined }) {
  const { href, width, height } = lettering
  return (
    <svg
      className={classNames(styles.letters, className)}
      style={{ '--em-wide': width / UNITS_PER_EM }}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <use href={href} />
    </svg>
  )
}

/** The title frame of the section, with the heading `headingId`. */
function TitleFrame({ headingId }: { headingId: string }) {
  return (
    <header className={styles.frame} {...motionTarget('title-frame')}>
      <span className={styles.dotsTop} />
      <span className={styles.dotsBottom} />
      <Letters lettering={webtoon} className={styles.oneLine} />
      <Letters lettering={web} className={styles.firstLine} />
      <Letters lettering={toon} className={styles.secondLine} />
      <h2 id={headingId} className={styles.heading}>
        <span className="visually-hidden" lang="en">
          {title}{' '}
        </span>
        <svg viewBox="0 0 340 236" aria-hidden="true">
          <path d="M42 34C92 4 262-2 304 40c40 42 30 112-26 134-38 15-90 18-124 15-14 18-44 38-78 44 14-16 22-36 20-54C50 168 16 148 12 108 10 78 20 48 42 34Z" />
        </svg>
        <span className={styles.korean}>
          {korean.map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
        </span>
      </h2>
      <Letters lettering={illustrations} className={styles.illustrations} />
      <p className={styles.line}>{line}</p>
    </header>
  )
}

const HEADING_ID = 'webtoon-heading'

/** The letters and their motion load when the page is idle. Without them the section is static but complete. */
const LetterPlates = lazyOptionalPart('LetterPlates', async () => {
  await loadMotion()
  return import('./LetterPlates')
})

/** Home's third section: three webtoon series, one after another. */
export default function WebtoonSection() {
  const ref = useRef<HTMLElement>(null)
  const hasMotion = !usePrefersReducedMotion()
  const count = homeSeries.length
  return (
    <PinnedSection
      ref={ref}
      id="webtoon"
      theme="pink"
      screens={WEBTOON_SCROLL_PER_SERIES * count}
      labelledBy={HEADING_ID}
      skipTo={{ id: 'gallery', label: home.skipWebtoon }}
      className={styles.section}
      stageClassName={styles.stage}
    >
      <TitleFrame headingId={HEADING_ID} />
      {homeSeries.map((series, index) => (
        <SeriesScene key={series.key} series={series} readableAt={readingProgress(index, count)} />
      ))}
      {hasMotion && <LetterPlates section={ref} />}
    </PinnedSection>
  )
}
