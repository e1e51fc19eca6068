import { useRef } from 'react'
import { skillGroups } from '@/content/skills'
import { PinnedSection } from '@/motion/PinnedSection'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { Crosshair } from './Crosshair'
import { DeskGrid } from './DeskGrid'
import { designMotion } from './design.motion'
import { DesignHeading } from './DesignHeading'
import { PortfolioSheet } from './PortfolioSheet'
import { Rulers } from './Rulers'
import { DESIGN_SCREENS, designMoments } from './sequence'
import { SkillGroupFrame } from './SkillGroupFrame'
import styles from './DesignSection.module.scss'

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
