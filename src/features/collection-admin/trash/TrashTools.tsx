import type { TrashQuery } from '@/collections/trashQuery'
import styles from '../list/ListTools.module.scss'
import { SearchField } from '../list/SearchField'

interface Props {
  query: TrashQuery
  onChange: (change: Partial<TrashQuery>) => void
}

const kinds = [
  ['all', '전체'],
  ['photos', '사진'],
  ['portfolio', '작업'],
  ['fanart', '팬아트'],
  ['favorites', '물건'],
] as const

const sorts = [
  ['soonest', '곧 지워지는 순'],
  ['latest', '나중에 지운 순'],
] as const

/** What the trash shows and in which order. */
export function TrashTools({ query, onChange }: Props) {
  return (
    <div className={styles.tools}>
      <SearchField search={query.search} onSearch={(search) => onChange({ search })} />
      <fieldset className={styles.statuses}>
        <legend className="visually-hidden">종류로 거르기</legend>
        {kinds.map(([kind, label]) => (
          <button
            key={kind}
            type="button"
            aria-pressed={query.kind === kind}
            onClick={() => onChange({ kind })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <label className={styles.sort}>
        <span className="visually-hidden">정렬</span>
        <select
          value={query.sort}
          onChange={({ target }) => {
            const sort = sorts.find(([value]) => value === target.value)
            if (sort) onChange({ sort: sort[0] })
          }}
        >
          {sorts.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
