import type { OwnerListQuery } from '@/collections/ownerQuery'
import styles from './ListTools.module.scss'
import { SearchField } from './SearchField'

interface Props {
  query: OwnerListQuery
  onChange: (change: Partial<OwnerListQuery>) => void
}

const statuses = [
  ['all', '전체'],
  ['published', '게시됨'],
  ['scheduled', '예약됨'],
  ['draft', '임시저장'],
] as const

const sorts = [
  ['newest', '최신순'],
  ['oldest', '오래된순'],
  ['title', '제목순'],
  ['position', '직접 정한 순서'],
] as const

/** What the list shows and in which order. */
export function ListTools({ query, onChange }: Props) {
  return (
    <div className={styles.tools}>
      <SearchField search={query.search} onSearch={(search) => onChange({ search })} />
      <fieldset className={styles.statuses}>
        <legend className="visually-hidden">상태로 거르기</legend>
        {statuses.map(([status, label]) => (
          <button
            key={status}
            type="button"
            aria-pressed={query.status === status}
            onClick={() => onChange({ status })}
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
