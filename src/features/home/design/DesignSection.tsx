import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { titleEms } from 'virtual:headline'
import { home } from '#messages/home'
import { paths } from '@/config/paths'
import { isPublic } from '@/content/pages'
import { homeSeries } from '@/content/series/homeSeries'
import { classNames } from '@/lib/classNames'
import { PinnedSection } from '@/motion/PinnedSection'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { ArrowIcon } from '@/ui/icons'
import { homeSections } from '@content/home'
import { skillGroups } from '@content/skills'
import { motionTarget } from '../motionTargets'
import { designMotion } from './design.motion'
import { DesignHeading } from './DesignHeading'
import { DeskGrid } from './DeskGrid'
import { DESIGN_SCREENS, designMoments } from './sequence'
import { SkillGroupFrame } from './SkillGroupFrame'
import styles from './DesignSection.module.scss'

const { sheet } = homeSections.design

/** The last frame: a sheet with a folded corner that links to the portfolio. */
function PortfolioSheet() {
  return (
    <div className={styles.frame} {...motionTarget('frame', 'sheet')} data-pin-at={designMoments.sheet}>
      <Link className={styles.sheet} to={paths.portfolio} {...motionTarget('portfolio')}>
        <span className={styles.label} style={{ '--em': titleEms[sheet.label] ?? 1 }} lang="en">
          {sheet.label}
        </span>
        <ArrowIcon className={styles.arrow} />
      </Link>
      <p className={styles.caption} {...motionTarget('caption')}>
        {sheet.caption}
      </p>
    </div>
  )
}

/** Distance between two figures in px; the stylesheet uses the same value. */
const RULER_STEP_PX = 100
/** Enough figures for the largest screens. The rest is clipped. */
const rulerFigures = Array.from({ length: 26 }, (_, index) => index * RULER_STEP_PX)

function Ruler({ side }: { side: 'top' | 'left' }) {
  return (
    <div className={classNames(styles.ruler, styles[side])} {...motionTarget('ruler', side)}>
      {rulerFigures.map((figure) => (
        <b key={figure}>{figure}</b>
      ))}
    </div>
  )
}

/** The two rulers. Decorative. */
function Rulers() {
  return (
    <div aria-hidden="true">
      <Ruler side="top" />
      <Ruler side="left" />
    </div>
  )
}

/** The crosshair with its coordinates. Hidden without motion. */
function PointerCrosshair() {
  return (
    <div className={styles.crosshair} aria-hidden="true">
      <i className={styles.across} {...motionTarget('cross', 'across')} />
      <i className={styles.down} {...motionTarget('cross', 'down')} />
      <b className={styles.reading} {...motionTarget('cross', 'reading')} />
    </div>
  )
}

const TITLE_ID = 'design-title'
const END_ID = 'design-end'
const hasWebtoons = homeSeries.length > 0

/** Home's second section: the skills, group by group, on a designer's desk. */
export default function DesignSection() {
  const section = useRef<HTMLElement>(null)
  useSectionMotion(section, designMotion)
  const next = hasWebtoons
    ? { id: 'webtoon', label: home.skipToWebtoon }
    : { id: END_ID, label: home.skipDesign }
  return (
    <>
      <PinnedSection
        ref={section}
        id="design"
        screens={DESIGN_SCREENS}
        theme="paper"
        labelledBy={TITLE_ID}
        skipTo={next}
        arriveAt={designMoments.heading}
        className={styles.section}
        stageClassName={styles.desk}
      >
        <DeskGrid />
        <Rulers />
        <DesignHeading id={TITLE_ID} />
        {skillGroups.map((group, index) => (
          <SkillGroupFrame key={group.id} group={group} index={index} />
        ))}
        {isPublic(paths.portfolio) && <PortfolioSheet />}
        <PointerCrosshair />
      </PinnedSection>
      {!hasWebtoons && <span id={END_ID} />}
    </>
  )
}
