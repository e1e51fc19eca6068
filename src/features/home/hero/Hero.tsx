import { useMemo, useRef, useState, useEffect, type RefObject, Fragment } from 'react'
import { headline } from 'virtual:headline'
import { home } from '#messages/home'
import { SMOOTH_SCROLL_MS } from '@/config/constants'
import { observeInView } from '@/lib/browser/observeInView'
import { jumpToSection, PinnedSection } from '@/motion/PinnedSection'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { ChevronIcon, PauseIcon, PlayIcon } from '@/ui/icons'
import { homeSections } from '@content/home'
import { DeskGrid } from '../design/DeskGrid'
import { useIntroPlay } from '../intro/useIntroPlay'
import { motionTarget } from '../motionTargets'
import { createHeroMotion, HERO_SCREENS } from './hero.motion'
import { HeroVideo } from './HeroVideo'
import { clipPolygon, SHEET_KEYFRAMES } from './sheet'
import { Sparkles } from './Sparkles'
import styles from './Hero.module.scss'

/** The headline's lines. On phones each part is a line. */
function Lines() {
  return headline.lines.map((parts) => (
    <Fragment key={parts.join(' ')}>
      <span className={styles.line}>
        {parts.map((part, index) =>
          index === 0 ? (
            <Fragment key={part}>{part} </Fragment>
          ) : (
            <span key={part} className={styles.tail}>
              {index > 1 && ' '}
              {part}
            </span>
          ),
        )}
      </span>{' '}
    </Fragment>
  ))
}

/** Home's headline in light text. */
function Headline({ id }: { id: string }) {
  return (
    <h1 id={id} className={styles.headline} lang="en" {...motionTarget('headline')}>
      <Lines />
    </h1>
  )
}

/** The same headline in dark text, on the sheet. Hidden from screen readers. */
function InkHeadline() {
  return (
    <p className={styles.headline} lang="en" {...motionTarget('headline')} data-ink>
      <Lines />
    </p>
  )
}

/** Returns whether any part of the element is in view in a visible tab; true until the first observation. */
function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    let intersects = true
    const update = () => setIsInView(intersects && document.visibilityState === 'visible')
    const stop = observeInView(element, (isIntersecting) => {
      intersects = isIntersecting
      update()
    })
    document.addEventListener('visibilitychange', update)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', update)
    }
  }, [ref])
  return isInView
}

const TITLE_ID = 'visual-title'
const NEXT_ID = 'design'

/** Custom properties with the headline's measures and the sheet's initial outline. */
const sceneStyle = {
  '--headline-em': headline.wideEm,
  '--headline-lines': headline.lines.length,
  '--headline-phone-em': headline.narrowEm,
  '--headline-phone-lines': headline.lines.flat().length,
  '--tagline-letters': homeSections.visual.tagline.length,
  '--headline-last': `${headline.lastWordEm}em`,
  '--sheet-wide': clipPolygon(SHEET_KEYFRAMES.desktop[0].sheet),
  '--sheet-narrow': clipPolygon(SHEET_KEYFRAMES.mobile[0].sheet),
}

/** Home's first section: a glowing sheet at night that grows to fill the view while scrolling. */
export function Hero() {
  const section = useRef<HTMLElement>(null)
  const isInView = useInView(section)
  const [isCovered, setIsCovered] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const { phase, skip } = useIntroPlay()
  const motion = useMemo(() => createHeroMotion(setIsCovered), [])
  useSectionMotion(section, motion)

  const isMoving = isInView && !isCovered && !isPaused
  return (
    <PinnedSection
      ref={section}
      id="visual"
      screens={HERO_SCREENS}
      theme="night"
      labelledBy={TITLE_ID}
      skipTo={{ id: NEXT_ID, label: home.skipToDesign }}
      className={styles.section}
      stageClassName={styles.stage}
    >
      {phase === 'playing' && (
        <button type="button" className={styles.skip} onClick={skip}>
          {home.skip}
        </button>
      )}
      <div className={styles.scene} data-passed={isCovered} style={sceneStyle}>
        <HeroVideo playing={isMoving && phase !== 'waiting'} />
        <div className={styles.glow} {...motionTarget('layer', 'glow')} aria-hidden="true" />
        <Headline id={TITLE_ID} />
        <DeskGrid className={styles.grid} />
        <Sheet />
        <Sparkles animated={isMoving && phase === 'done'} />
        <Foot isPaused={isPaused} onPause={setIsPaused} />
      </div>
    </PinnedSection>
  )
}

/** The sheet with the dark headline in two parts: tilted with the sheet, and upright. */
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

/** The foot of the hero: tagline, pause button and scroll hint. */
function Foot({ isPaused, onPause }: { isPaused: boolean; onPause: (isPaused: boolean) => void }) {
  return (
    <div className={styles.foot} data-pin-at={0} {...motionTarget('layer', 'foot')}>
      <p className={styles.tagline}>{homeSections.visual.tagline}</p>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? home.playVideo : home.pauseVideo}
          onClick={() => onPause(!isPaused)}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </button>
        <a
          className={styles.hint}
          href={`#${NEXT_ID}`}
          lang="en"
          onClick={(event) => {
            event.preventDefault()
            jumpToSection(NEXT_ID, SMOOTH_SCROLL_MS)
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
