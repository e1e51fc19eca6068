import { useRef } from 'react'
import { skillGroups } from '@/content/skills'
import { PinnedSection } from '@/motion/PinnedSection'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { DeskGrid } from './DeskGrid'
import { designMotion } from './design.motion'
import { DesignHeading } from './DesignHeading'
import { Rulers } from './Rulers'
import { DESIGN_SCREENS, designMoments } from './sequence'
import { SkillGroupFrame } from './SkillGroupFrame'
import styles from './DesignSection.module.scss'
import { motionTarget } from '../motionTargets'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { homeSections } from '@/content/home'
import { ArrowIcon } from '@/ui/icons'

const { sheet } = homeSections.design

/** The last frame: an ink sheet with a folded corner that leads to the portfolio. */
function PortfolioSheet() {
  return (
    <div className={styles.frame} {...motionTarget('frame', 'sheet')} data-pin-at={designMoments.sheet}>
      <Link className={styles.sheet} to={paths.portfolio} {...motionTarget('portfolio')}>
        <span className={styles.label} lang="en">
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

/** One vermilion crosshair with its coordinates; motion moves it, without motion it isn't there. */
function Crosshair() {
  return (
    <div className={styles.crosshair} aria-hidden="true">
      <i className={styles.across} {...motionTarget('cross', 'across')} />
      <i className={styles.down} {...motionTarget('cross', 'down')} />
      <b className={styles.reading} {...motionTarget('cross', 'reading')} />
    </div>
  )
}

const TITLE_ID = 'design-title'
const NEXT = { id: 'webtoon', label: '웹툰으로 건너뛰기' }

/** Home's second world: a designer's desk, its tools laid out group by group (specification §4). */
export default function DesignSection() {
  const section = useRef<HTMLElement>(null)
  useSectionMotion(section, designMotion)
  return (
    <PinnedSection
      ref={section}
      id="design"
      screens={DESIGN_SCREENS}
      world="paper"
      labelledBy={TITLE_ID}
      skipTo={NEXT}
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
      <PortfolioSheet />
      <Crosshair />
    </PinnedSection>
  )
}
