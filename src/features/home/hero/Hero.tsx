import { useMemo, useRef, useState, useEffect, type RefObject, Fragment } from 'react'
import { SMOOTH_SCROLL_MS } from '@/config/constants'
import { homeSections } from '@/content/home'
import { jumpToSection, PinnedSection } from '@/motion/PinnedSection'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { ChevronIcon, PauseIcon, PlayIcon } from '@/ui/icons'
import { DeskGrid } from '../design/DeskGrid'
import { useIntroPlay } from '../intro/useIntroPlay'
import { motionTarget } from '../motionTargets'
import { createHeroMotion, HERO_SCREENS } from './hero.motion'
import { HeroVideo } from './HeroVideo'
import { clipPolygon, SHEET_WAY } from './sheet'
import { Sparkles } from './Sparkles'
import styles from './Hero.module.scss'
import { watchInView } from '@/lib/browser/inView'

/** The second half of a line goes to a line of its own on phones. */
function Lines() {
  return homeSections.visual.headline.map((line) => {
    const [head, tail] = line.split('|')
    return (
      <Fragment key={line}>
        <span className={styles.line}>
          {head} {tail && <span className={styles.tail}>{tail}</span>}
        </span>{' '}
      </Fragment>
    )
  })
}

/** Home's headline, by night. */
function Headline({ id }: { id: string }) {
  return (
    <h1 id={id} className={styles.headline} lang="en" {...motionTarget('headline')}>
      <Lines />
    </h1>
  )
}

/** The same words in ink, for the sheet under them, which is hidden from those who listen. */
function InkHeadline() {
  return (
    <p className={styles.headline} lang="en" {...motionTarget('headline')} data-ink>
      <Lines />
    </p>
  )
}

/** Whether any part of the element is in view in a visible tab; true until the browser says otherwise. */
function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let intersects = true
    const tell = () => setInView(intersects && document.visibilityState === 'visible')
    const stop = watchInView(element, (now) => {
      intersects = now
      tell()
    })
    document.addEventListener('visibilitychange', tell)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', tell)
    }
  }, [ref])
  return inView
}

const TITLE_ID = 'visual-title'
const NEXT = { id: 'design', label: '디자인으로 건너뛰기' }

/** The sheet's outline at rest, for the stylesheet. */
const outline = {
  '--sheet-wide': clipPolygon(SHEET_WAY.desktop[0].sheet),
  '--sheet-narrow': clipPolygon(SHEET_WAY.mobile[0].sheet),
}

/** The first world of home: a sheet that glows in the night, and that one falls into by scrolling. */
export function Hero() {
  const section = useRef<HTMLElement>(null)
  const inView = useInView(section)
  const [passed, setPassed] = useState(false)
  const [halted, setHalted] = useState(false)
  const { phase, skip } = useIntroPlay()
  const motion = useMemo(() => createHeroMotion(setPassed), [])
  useSectionMotion(section, motion)

  const moving = inView && !passed && !halted
  return (
    <PinnedSection
      ref={section}
      id="visual"
      screens={HERO_SCREENS}
      world="night"
      labelledBy={TITLE_ID}
      skipTo={NEXT}
      className={styles.section}
      stageClassName={styles.stage}
    >
      {phase === 'playing' && (
        <button type="button" className={styles.skip} onClick={skip}>
          건너뛰기
        </button>
      )}
      <div className={styles.scene} data-passed={passed} style={outline}>
        <HeroVideo playing={moving && phase !== 'waiting'} />
        <div className={styles.glow} {...motionTarget('layer', 'glow')} aria-hidden="true" />
        <Headline id={TITLE_ID} />
        <DeskGrid className={styles.grid} />
        <Sheet />
        <Sparkles awake={moving && phase === 'done'} />
        <Foot halted={halted} onHalt={setHalted} />
      </div>
    </PinnedSection>
  )
}

/** The sheet with the headline in ink, first as it lies and then upright. */
function Sheet() {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.paper} {...motionTarget('layer', 'paper')} />
      <div className={styles.window} {...motionTarget('layer', 'edge')}>
        <div className={styles.window} {...motionTarget('layer', 'window')}>
          <div className={styles.onSheet} {...motionTarget('layer', 'on-sheet')}>
            <InkHeadline />
            <i className={styles.caret} />
          </div>
        </div>
      </div>
      <div className={styles.window} {...motionTarget('layer', 'inner')}>
        <div className={styles.onSheet} {...motionTarget('layer', 'upright')}>
          <InkHeadline />
        </div>
      </div>
    </div>
  )
}

/** What the world says at its foot, the film's switch, and the way on. */
function Foot({ halted, onHalt }: { halted: boolean; onHalt: (halted: boolean) => void }) {
  return (
    <div className={styles.foot} data-pin-at={0} {...motionTarget('layer', 'foot')}>
      <p className={styles.tagline}>{homeSections.visual.tagline}</p>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.pause}
          aria-label={halted ? '배경 영상 재생' : '배경 영상 일시정지'}
          onClick={() => onHalt(!halted)}
        >
          {halted ? <PlayIcon /> : <PauseIcon />}
        </button>
        <a
          className={styles.hint}
          href={`#${NEXT.id}`}
          lang="en"
          onClick={(event) => {
            event.preventDefault()
            jumpToSection(NEXT.id, SMOOTH_SCROLL_MS)
          }}
        >
          <span>{homeSections.visual.hint}</span>
          <span className={styles.circle}>
            <ChevronIcon />
          </span>
        </a>
      </div>
    </div>
  )
}
