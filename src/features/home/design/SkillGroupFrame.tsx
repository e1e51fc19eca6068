import { titleEms } from 'virtual:headline'
import type { Skill, SkillGroup, SkillDrawing } from '@/content/types'
import drawings from '@content/art/drawings.svg'
import { motionTarget } from '../motionTargets'
import { designMoments } from './sequence'
import { TeamCard } from './TeamCard'
import styles from './SkillGroupFrame.module.scss'

/**
 * A line drawing of the skill's purpose. An ancestor with `data-drawn="true"` starts its animation, and
 * `data-drawn="false"` hides it. Inside `data-hurried` it appears without animation.
 */
function Drawing({ name }: { name: SkillDrawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 300 260" aria-hidden="true" focusable="false">
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}

function Plate({ skill }: { skill: Skill }) {
  return (
    <li className={styles.plate} {...motionTarget('plate')}>
      <div className={styles.figure} {...motionTarget('drawing')}>
        <Drawing name={skill.drawing} />
      </div>
      <div className={styles.words}>
        <h4 className={styles.name} lang="en">
          {skill.name}
        </h4>
        {skill.tools && <p className={styles.tools}>{skill.tools}</p>}
        <p className={styles.text}>{skill.line}</p>
      </div>
    </li>
  )
}

/** A group of skills: title, remark and plates. Each plate has a drawing, a name and a line of text. */
export function SkillGroupFrame({ group, index }: { group: SkillGroup; index: number }) {
  const titleId = `skill-group-${group.id}`
  const [first, second] = group.remark
  return (
    <div
      className={styles.group}
      role="group"
      aria-labelledby={titleId}
      {...motionTarget('skill-group', group.id)}
      data-pin-at={designMoments.group(index)}
    >
      <h3 id={titleId} className={styles.title} style={{ '--em': titleEms[group.title] ?? 1 }} lang="en">
        <span {...motionTarget('title')}>{group.title}</span>
      </h3>
      <p className={styles.remark} {...motionTarget('remark')}>
        {first}
        <br />
        {second}
      </p>
      <ul className={styles.plates} {...motionTarget('plates')}>
        {group.skills.map((skill) => (
          <Plate key={skill.name} skill={skill} />
        ))}
        {group.team && <TeamCard team={group.team} />}
      </ul>
    </div>
  )
}
