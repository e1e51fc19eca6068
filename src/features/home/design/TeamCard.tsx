import type { SkillGroup, TeamMember } from '@/content/types'
import { motionTarget } from '../motionTargets'
import styles from './TeamCard.module.scss'

const portraits = {
  person: (
    <>
      <circle cx="32" cy="24" r="12" />
      <path d="M10 58c2-14 10-20 22-20s20 6 22 20" />
      <path d="M20 22c2-12 18-16 24-2" />
    </>
  ),
  assistant: (
    <>
      <path d="M12 20h40v26H34L24 56V46H12z" />
      <path d="M26 30v6M38 30v6" className={styles.eyes} />
      <path d="M32 20V8" strokeDasharray="2 4" />
    </>
  ),
}

function Member({ member }: { member: TeamMember }) {
  return (
    <li className={styles.member}>
      <svg className={styles.portrait} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        {portraits[member.kind]}
      </svg>
      <p>
        <b className={styles.name}>{member.name}</b>
        <span className={styles.role} lang="en">
          {member.role}
        </span>
      </p>
    </li>
  )
}

/** The card that lists the team. */
export function TeamCard({ team }: { team: NonNullable<SkillGroup['team']> }) {
  return (
    <li className={styles.card} {...motionTarget('plate')}>
      <ul className={styles.members}>
        {team.members.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </ul>
      <div className={styles.words}>
        <h4 className={styles.title} lang="en">
          {team.title}
        </h4>
        <p className={styles.line}>{team.line}</p>
      </div>
    </li>
  )
}
