import { useRef } from 'react'
import { WEBTOON_SCROLL_PER_SERIES } from '@/config/constants'
import { webtoonSeries } from '@/content/series'
import { usePrefersReducedMotion } from '@/lib/browser/motionChoice'
import { loadMotion } from '@/motion/loadMotion'
import { PinnedSection } from '@/motion/PinnedSection'
import { lazyExtra } from '@/ui/lazyPart'
import { SeriesScene } from './SeriesScene'
import { readingProgress } from './sequence'
import { TitleFrame } from './TitleFrame'
import styles from './WebtoonSection.module.scss'

const HEADING_ID = 'webtoon-heading'

/** The letters and their motion come once the page is at rest; without them the section stands complete and still. */
const LetterPlates = lazyExtra('LetterPlates', async () => {
  await loadMotion()
  return import('./LetterPlates')
})

/** Home's third world: three webtoon series, one after another (specification §4). */
export default function WebtoonSection() {
  const ref = useRef<HTMLElement>(null)
  const moving = !usePrefersReducedMotion()
  const count = webtoonSeries.length
  return (
    <PinnedSection
      ref={ref}
      id="webtoon"
      world="pink"
      screens={WEBTOON_SCROLL_PER_SERIES * count}
      labelledBy={HEADING_ID}
      skipTo={{ id: 'gallery', label: '웹툰 건너뛰기' }}
      className={styles.section}
      stageClassName={styles.stage}
    >
      <TitleFrame headingId={HEADING_ID} />
      {webtoonSeries.map((series, index) => (
        <SeriesScene key={series.key} series={series} readAt={readingProgress(index, count)} />
      ))}
      {moving && <LetterPlates section={ref} />}
    </PinnedSection>
  )
}
