import { type Group, GROUPS, groups } from './card'
import styles from './GuideTabs.module.scss'

interface Props {
  current: Group | null
  /** Null while nothing is searched for. */
  counts: Record<Group, number> | null
  onChoose: (group: Group | null) => void
}

/** The guide cards that stand out of the drawer: all of it, or one group. */
export function GuideTabs({ current, counts, onChoose }: Props) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { group: null, name: '전체', count: all },
    ...groups.map((group) => ({ group, name: GROUPS[group], count: counts && counts[group] })),
  ]
  return (
    <ul className={styles.tabs} aria-label="묶음">
      {tabs.map(({ group, name, count }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={group === current}
            data-empty={count === 0}
            onClick={() => onChoose(group)}
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            {name}
            {count !== null && <small data-tabular="">{count}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
